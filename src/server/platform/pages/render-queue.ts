import { setImmediate } from 'node:timers/promises';
import { E_TIMEOUT, Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex';

interface Bounds {
  /** how many tasks run at a time; rendering uses one processor fully, so more would only take longer and use more memory */
  readonly atOnce: number;
  /** how many tasks may wait; a waiting task uses hardly any memory */
  readonly waiting: number;
  /** how long a task may wait, in milliseconds */
  readonly longest: number;
  /**
   * How many rounds of the event loop pass between two tasks. Node accepts about one new connection in each round, and
   * requests that need no rendering (a cached page, a refusal) would otherwise wait until the whole queue is rendered.
   */
  readonly rounds: number;
}

export const pageBounds: Bounds = { atOnce: 4, waiting: 256, longest: 5000, rounds: 64 };

/** Runs a limited number of tasks at a time and the others in the order of their arrival; rejects what exceeds its bounds. */
export class RenderQueue {
  readonly #bounds: Bounds;
  readonly #places: SemaphoreInterface;
  #waiting = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#places = withTimeout(new Semaphore(bounds.atOnce), bounds.longest);
  }

  /** Runs `work` when there is room; null when the queue is full, or the wait was too long. */
  async run<T>(work: () => Promise<T>): Promise<T | null> {
    const release = await this.#place();
    if (!release) return null;
    try {
      return await work();
    } finally {
      void this.#pause().then(release);
    }
  }

  async #place(): Promise<(() => void) | null> {
    const waits = this.#places.isLocked();
    if (waits && this.#waiting === this.#bounds.waiting) return null;
    if (waits) this.#waiting += 1;
    try {
      const [, release] = await this.#places.acquire();
      return release;
    } catch (error) {
      if (error === E_TIMEOUT) return null;
      throw error;
    } finally {
      if (waits) this.#waiting -= 1;
    }
  }

  async #pause() {
    for (let round = 0; round < this.#bounds.rounds; round += 1) await setImmediate();
  }
}
