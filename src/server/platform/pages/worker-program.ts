import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { workerData } from 'piscina';
import { type Encoding, compressedOnceSync } from '../http/compression.ts';
import { type RenderOnWorker, entryOf } from './entry.ts';

/** What render-worker.ts hands to the thread. */
export interface WorkerData {
  /** the module of the built pages */
  readonly pages: string;
}

export interface WorkerTask {
  /** whose data is loaded */
  readonly page: object;
  readonly encoding: Encoding;
}

let renderer: Promise<RenderOnWorker> | undefined;

const load = async (): Promise<RenderOnWorker> => {
  const { pages } = workerData as WorkerData;
  const build = (await import(pathToFileURL(pages).href)) as ServerBuild;
  return entryOf(build).makeRenderer(build);
};

/** Runs on the worker thread: renders a page and compresses it, or loads what it needs for that when there is none yet. */
export default async (task: WorkerTask | null): Promise<Uint8Array | null> => {
  const render = await (renderer ??= load());
  const html = task && (await render(task.page));
  return html && compressedOnceSync(html, task.encoding);
};
