import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Piscina } from 'piscina';
import type { Encoding } from '../http/compression.ts';
import type { WorkerData, WorkerTask } from './worker-program.ts';

export interface WorkerBounds {
  /** how many pages it renders at a time: while one waits for the main thread, it has another one to do */
  readonly atOnce: number;
  /** how long it stays without anything to render, and how long it is left alone after it has failed, in milliseconds */
  readonly idle: number;
  readonly afterFailure: number;
  /** how long it may finish no page while there are some, in milliseconds */
  readonly longest: number;
}

export const workerBounds: WorkerBounds = { atOnce: 6, idle: 60_000, afterFailure: 60_000, longest: 10_000 };

interface Options {
  /** the module of the built pages */
  readonly pages: string;
  readonly log: { error: (given: object, message: string) => void };
  readonly bounds?: WorkerBounds;
  /** the module that runs on the thread */
  readonly program?: string;
}

/** More than a heap of this size (MiB) is a mistake: the thread ends instead of taking the server's memory. */
const MOST_HEAP = 512;

/**
 * A thread that renders pages beside the main one, which does everything else. It exists only while many wait for a page: at rest it
 * would hold 100 MiB for nothing.
 */
export class RenderWorker {
  readonly #options: Options;
  readonly #bounds: WorkerBounds;
  #pool: Piscina | null = null;
  #state: 'absent' | 'starting' | 'ready' | 'closed' = 'absent';
  #underWay = 0;
  #finished = 0;
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

  /** False also after it has been idle for long, when the thread has ended. */
  get isReady(): boolean {
    return this.#state === 'ready' && this.#pool !== null && this.#pool.threads.length > 0;
  }

  /** Starts the thread, unless there is one or it has just failed. Pages are rendered by it once it has loaded them. */
  start(): void {
    if (this.#state === 'starting' || this.#state === 'closed' || this.isReady) return;
    if (performance.now() < this.#notBefore) return;
    this.#state = 'starting';
    void this.#load();
  }

  /**
   * Renders a page whose data is loaded, and compresses it.
   *
   * @returns null when the thread is not ready, has enough to do or has failed
   */
  async render(page: object, encoding: Encoding): Promise<Buffer | null> {
    if (!this.isReady || this.#underWay >= this.#bounds.atOnce) return null;
    this.#underWay += 1;
    try {
      const task: WorkerTask = { page, encoding };
      const bytes = (await this.#pool?.run(task)) as Uint8Array | null | undefined;
      return bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : null;
    } catch (error) {
      this.#failed(error);
      return null;
    } finally {
      this.#underWay -= 1;
      this.#finished += 1;
    }
  }

  async close(): Promise<void> {
    this.#state = 'closed';
    await this.#end();
  }

  /** Ends the thread, whose pages fail. */
  async #end() {
    clearInterval(this.#watch);
    const pool = this.#pool;
    this.#pool = null;
    await pool?.destroy();
  }

  /** One timer for all pages: a timeout for each, which aborts it, took a fifth of a page's time. */
  #watched() {
    clearInterval(this.#watch);
    let finished = -1;
    this.#watch = setInterval(() => {
      if (this.#underWay > 0 && this.#finished === finished) void this.#end();
      finished = this.#finished;
    }, this.#bounds.longest).unref();
  }

  async #load() {
    try {
      this.#pool ??= await this.#makePool();
      await this.#pool.run(null);
      if (this.#state !== 'starting') return;
      this.#state = 'ready';
      this.#watched();
    } catch (error) {
      this.#failed(error);
    }
  }

  async #makePool() {
    const { Piscina } = await import('piscina');
    const pool = new Piscina({
      filename: this.#options.program ?? join(import.meta.dirname, 'worker-program.ts'),
      workerData: { pages: this.#options.pages } satisfies WorkerData,
      // React chooses its build by it. Nothing else of the server's environment is the thread's business.
      env: { NODE_ENV: 'production' },
      minThreads: 0,
      maxThreads: 1,
      concurrentTasksPerWorker: this.#bounds.atOnce,
      idleTimeout: this.#bounds.idle,
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP },
      // Waiting by Atomics would hold up the pages that are under way.
      atomics: 'disabled',
      recordTiming: false,
    });
    // Also when the thread ends before it has begun: what waits for it would wait for ever.
    pool.on('error', (error: unknown) => {
      this.#failed(error);
      void this.#end();
    });
    return pool;
  }

  /** A thread that failed once is left alone for a while: the main thread renders the pages. */
  #failed(error: unknown) {
    if (this.#state === 'closed') return;
    if (this.#state !== 'absent') this.#options.log.error({ err: error }, 'The render worker failed');
    this.#state = 'absent';
    this.#notBefore = performance.now() + this.#bounds.afterFailure;
  }
}
