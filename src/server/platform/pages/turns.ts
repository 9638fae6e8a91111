import { setImmediate } from 'node:timers/promises';
import { E_TIMEOUT, Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex';

interface Bounds {
  /** how much is under way at a time; rendering fills one processor, so more would only be slower and larger */
  readonly atOnce: number;
  /** how many may wait; what waits costs next to nothing */
  readonly waiting: number;
  /** how long one may wait, in milliseconds */
  readonly longest: number;
  /**
   * How many rounds of the event loop lie between two: in each the system hands over one new visitor at most, and who
   * could be answered at once, with a kept page or a refusal, would otherwise wait behind all that is made
   */
  readonly rounds: number;
}

export const pageBounds: Bounds = { atOnce: 4, waiting: 256, longest: 5000, rounds: 64 };

/** Does a few things at a time, the others in the order in which they came, and turns away what is too many. */
export class Turns {
  readonly #bounds: Bounds;
  readonly #places: SemaphoreInterface;
  #waiting = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#places = withTimeout(new Semaphore(bounds.atOnce), bounds.longest);
  }

  /** Does `work` when its turn has come; null when there is no room to wait, or the wait was too long. */
  async take<T>(work: () => Promise<T>): Promise<T | null> {
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
