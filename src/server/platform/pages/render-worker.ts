import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Encoding } from '../http/compression.ts';
import type { WorkerData, WorkerMessage, WorkerTask } from './worker-program.ts';

/** Times are in milliseconds. */
export interface WorkerBounds {
  /** how many pages it has at a time: the next ones lie ready when one is done */
  readonly concurrency: number;
  /** after how long without a page it ends */
  readonly idleTimeout: number;
  /** how long there is no other one after it has failed */
  readonly restartDelay: number;
  /** how long it may take to load the pages */
  readonly startTimeout: number;
  /** how long it may finish none of the pages that it has */
  readonly taskTimeout: number;
  /** how often the timeouts are checked */
  readonly checkInterval: number;
}

export const workerBounds: WorkerBounds = {
  concurrency: 6,
  idleTimeout: 60_000,
  restartDelay: 60_000,
  startTimeout: 30_000,
  taskTimeout: 10_000,
  checkInterval: 1000,
};

interface Options {
  /** the module of the built pages */
  readonly pages: string;
  readonly log: { error: (given: object, message: string) => void };
  readonly bounds?: WorkerBounds;
  /** the module that runs on the thread */
  readonly program?: string;
}

/** In MiB. A heap beyond it is a mistake, for which Node ends the thread; not for every kind of object in time. */
const MOST_HEAP = 512;

/**
 * A thread that renders pages beside the main one, which does everything else. It exists only while many wait for a page: at rest it
 * would hold 100 MiB for nothing. What it does not render, for whatever reason, the main thread does.
 */
export class RenderWorker {
  readonly #options: Options;
  readonly #bounds: WorkerBounds;
  /** what waits for a page, by the number of its task */
  readonly #waiting = new Map<number, (bytes: Uint8Array | null) => void>();
  #thread: Worker | null = null;
  #isReady = false;
  #isClosed = false;
  #tasks = 0;
  /** when the thread last began or finished anything */
  #lastMove = 0;
  #notBefore = 0;
  #watch: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#bounds = options.bounds ?? workerBounds;
  }

  /** Whether there is a second processor for it. */
  static get isUseful(): boolean {
    return availableParallelism() > 1;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** Starts the thread, unless there is one or it has just failed. It renders pages once it has loaded them. */
  start(): void {
    if (this.#thread || this.#isClosed || performance.now() < this.#notBefore) return;
    try {
      this.#begin();
    } catch (error) {
      // The system may allow no further thread.
      this.#fail(error);
    }
  }

  #begin() {
    const thread = new Worker(this.#options.program ?? join(import.meta.dirname, 'worker-program.ts'), {
      workerData: { pages: this.#options.pages } satisfies WorkerData,
      // React chooses its build by it. Nothing else of the server's environment is the thread's business.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP },
    });
    thread.unref();
    thread.on('message', (message: WorkerMessage) => this.#hear(thread, message));
    thread.on('error', (error) => void this.#end(thread, error));
    thread.on('exit', (code) => void this.#end(thread, new Error(`The thread ended with ${code}`)));
    this.#thread = thread;
    this.#lastMove = performance.now();
    this.#watch = setInterval(() => this.#check(thread), this.#bounds.checkInterval).unref();
  }

  /**
   * Renders a page whose data is loaded, and compresses it.
   *
   * @returns null when it does not take the page, as it is not ready or has enough to do; a promise of null when it has failed
   */
  render(page: object, encoding: Encoding): Promise<Buffer | null> | null {
    if (!this.#thread || !this.#isReady || this.#waiting.size >= this.#bounds.concurrency) return null;
    this.#tasks += 1;
    const task: WorkerTask = { id: this.#tasks, page, encoding };
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      this.#thread.postMessage(task);
    } catch (error) {
      // A loader has returned what cannot be copied, such as a function.
      this.#report(error);
      return null;
    }
    if (this.#waiting.size === 0) this.#lastMove = performance.now();
    return new Promise((resolve) => {
      this.#waiting.set(task.id, (bytes) =>
        resolve(bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
      );
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#thread) await this.#end(this.#thread, null);
  }

  #hear(thread: Worker, message: WorkerMessage) {
    // What it said just before it was ended.
    if (this.#thread !== thread) return;
    this.#lastMove = performance.now();
    if ('ready' in message) {
      this.#isReady = true;
      return;
    }
    if ('failure' in message) this.#report(message.failure);
    this.#waiting.get(message.id)?.('bytes' in message ? message.bytes : null);
    this.#waiting.delete(message.id);
  }

  /** Ends a thread that hangs, and one that has had nothing to do for long. */
  #check(thread: Worker) {
    const still = performance.now() - this.#lastMove;
    const isIdle = this.#isReady && this.#waiting.size === 0;
    const { startTimeout, taskTimeout, idleTimeout } = this.#bounds;
    if (isIdle && still >= idleTimeout) void this.#end(thread, null);
    if (!isIdle && still >= (this.#isReady ? taskTimeout : startTimeout))
      void this.#end(thread, new Error('The thread hangs'));
  }

  async #end(thread: Worker, error: Error | null) {
    if (this.#thread !== thread) return;
    this.#thread = null;
    this.#isReady = false;
    clearInterval(this.#watch);
    if (error) this.#fail(error);
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
    await thread.terminate();
  }

  #fail(error: unknown) {
    this.#report(error);
    this.#notBefore = performance.now() + this.#bounds.restartDelay;
  }

  #report(error: unknown) {
    this.#options.log.error({ err: error }, 'The render worker failed');
  }
}
