import { setImmediate } from 'node:timers/promises';

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
  readonly #waiting = new Set<(mayGo: boolean) => void>();
  #underWay = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Does `work` when its turn has come; null when there is no room to wait, or the wait was too long. */
  async take<T>(work: () => Promise<T>): Promise<T | null> {
    if (!(await this.#turn())) return null;
    try {
      return await work();
    } finally {
      void this.#next();
    }
  }

  #turn(): Promise<boolean> | boolean {
    if (this.#underWay < this.#bounds.atOnce) {
      this.#underWay += 1;
      return true;
    }
    return this.#waiting.size < this.#bounds.waiting && this.#wait();
  }

  #wait() {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#waiting.add(resolve);
    const timer = setTimeout(() => {
      this.#waiting.delete(resolve);
      resolve(false);
    }, this.#bounds.longest);
    return promise.finally(() => clearTimeout(timer));
  }

  /** Who goes hands the place to the one who has waited longest. */
  async #next() {
    for (let round = 0; round < this.#bounds.rounds; round += 1) await setImmediate();
    const [first] = this.#waiting;
    if (!first) {
      this.#underWay -= 1;
      return;
    }
    this.#waiting.delete(first);
    first(true);
  }
}
