import { threadId } from 'node:worker_threads';
import { setTimeout as wait } from 'node:timers/promises';
import type { WorkerTask } from './worker-program.ts';

/** What the test wants of the thread instead of a page. */
export interface AskedOfThread {
  say?: string;
  waitMs?: number;
  fail?: boolean;
  end?: boolean;
  hang?: boolean;
}

/** Stands for worker-program.ts: does what it is asked for, and tells on which thread. */
export default async (task: WorkerTask | null): Promise<Uint8Array | null> => {
  const { say, waitMs, fail, end, hang } = (task?.page ?? {}) as AskedOfThread;
  if (waitMs) await wait(waitMs);
  if (end) process.exit(1);
  if (hang) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  return task && !fail ? Buffer.from(`${say} ${threadId}`) : null;
};
