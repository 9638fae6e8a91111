import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, resourceLimits, threadId, workerData } from 'node:worker_threads';
import type { WorkerData, WorkerMessage, WorkerTask } from './worker-program.ts';

/** What the test wants of the thread instead of a page. */
export interface AskedOfThread {
  say?: string;
  waitMs?: number;
  fail?: boolean;
  end?: boolean;
  hang?: boolean;
}

/** The first is what stands for the pages: how the thread shall begin. */
const begins = (workerData as WorkerData).pages;

const forEver = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
const say = (message: WorkerMessage) => parentPort?.postMessage(message);

const answer = async ({ id, page }: WorkerTask): Promise<WorkerMessage> => {
  const { say: word, waitMs, fail, end, hang } = page as AskedOfThread;
  if (waitMs) await wait(waitMs);
  if (end) process.exit(1);
  if (hang) forEver();
  if (fail) return { id, failure: 'It cannot be rendered' };
  const about = {
    word,
    threadId,
    env: Object.keys(process.env),
    heap: resourceLimits.maxOldGenerationSizeMb,
  };
  return { id, bytes: Buffer.from(JSON.stringify(about)) };
};

// Stands for worker-program.ts: does what it is asked for, and tells about its thread.
if (begins === 'ends') process.exit(0);
if (begins === 'throws') throw new Error('It cannot be loaded');
if (begins === 'hangs') forEver();
parentPort?.on('message', (task: WorkerTask) => void answer(task).then(say));
say({ ready: true });
