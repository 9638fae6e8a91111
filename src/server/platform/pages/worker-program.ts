import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { ServerBuild } from 'react-router';
import { type Encoding, compressedOnceSync } from '../http/compression.ts';
import { entryOf } from './entry.ts';

/** What the thread is given at its start. */
export interface WorkerData {
  /** the module of the built pages */
  readonly pages: string;
}

/** A page whose data is loaded. */
export interface WorkerTask {
  readonly id: number;
  readonly page: object;
  readonly encoding: Encoding;
}

/** That the thread is ready; the bytes of a page; why it could not be rendered. */
export type WorkerMessage =
  | { readonly ready: true }
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly failure: string };

const { pages } = workerData as WorkerData;
const build = (await import(pathToFileURL(pages).href)) as ServerBuild;
const render = entryOf(build).makeRenderer(build);

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
const say = (message: WorkerMessage) => parentPort?.postMessage(message);

const answer = async ({ id, page, encoding }: WorkerTask): Promise<WorkerMessage> => {
  try {
    return { id, bytes: compressedOnceSync(await render(page), encoding) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', (task: WorkerTask) => void answer(task).then(say));
say({ ready: true });
