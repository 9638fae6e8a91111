import { setImmediate } from 'node:timers/promises';

export interface QueueBounds {
  /** how many tasks run at a time; rendering uses one processor fully, so more would only take longer and use more memory */
  readonly atOnce: number;
  /** how many tasks may wait; a waiting task uses hardly any memory */
  readonly waiting: number;
  /** how many of them may be of one address */
  readonly waitingPerAddress: number;
  /** how long a task may wait, in milliseconds */
  readonly longest: number;
  /**
   * How many rounds of the event loop pass between two tasks. Node accepts about one new connection in each round, and
   * requests that need no rendering (a cached page, a refusal) would otherwise wait until the whole queue is rendered.
   */
  readonly rounds: number;
}

export const pageBounds: QueueBounds = {
  atOnce: 4,
  waiting: 256,
  waitingPerAddress: 64,
  longest: 5000,
  rounds: 64,
};

interface Waiting {
  readonly address: string;
  /** tells it that it may run, or that it is turned away */
  readonly settle: (mayRun: boolean) => void;
}

/** Runs a limited number of tasks at a time. The others wait, one address takes only some of the places to wait at. */
export class RenderQueue {
  readonly #bounds: QueueBounds;
  #waiting: readonly Waiting[] = [];
  #running = 0;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting.length };
  }

  /**
   * Runs `work` when it is its turn; null when there are too many waiting, the wait was too long, or nobody waits for the result.
   * @param address whose task it is
   * @param gone is aborted when nobody waits for the result any more
   */
  async run<T>(address: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T | null> {
    if (gone?.aborted || !(await this.#turn(address, gone))) return null;
    try {
      return await work();
    } finally {
      void this.#pause().then(() => this.#next());
    }
  }

  async #turn(address: string, gone?: AbortSignal): Promise<boolean> {
    const { atOnce, waiting, waitingPerAddress } = this.#bounds;
    if (this.#running < atOnce) {
      this.#running += 1;
      return true;
    }
    if (this.#waiting.length >= waiting) return false;
    if (this.#waiting.filter((one) => one.address === address).length >= waitingPerAddress) return false;
    return this.#wait(address, gone);
  }

  #wait(address: string, gone?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const giveUp = () => one.settle(false);
      const timer = setTimeout(giveUp, this.#bounds.longest);
      const one: Waiting = {
        address,
        settle: (mayRun) => {
          clearTimeout(timer);
          gone?.removeEventListener('abort', giveUp);
          this.#waiting = this.#waiting.filter((other) => other !== one);
          resolve(mayRun);
        },
      };
      gone?.addEventListener('abort', giveUp);
      this.#waiting = [...this.#waiting, one];
    });
  }

  /** Hands the place on to whoever has waited longest. */
  #next() {
    const [first] = this.#waiting;
    if (first) first.settle(true);
    else this.#running -= 1;
  }

  async #pause() {
    for (let round = 0; round < this.#bounds.rounds; round += 1) await setImmediate();
  }
}
