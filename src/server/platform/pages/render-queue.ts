import { setImmediate } from 'node:timers/promises';

export interface QueueBounds {
  /** how many tasks have a place at a time; rendering uses one processor fully, so more would only take longer and use more memory */
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

interface TaskOptions {
  /** aborted when nobody waits for the result any more: the task gives up its place in the line */
  gone?: AbortSignal | undefined;
  /** called when this one and so many others wait */
  whenCrowded?: (() => void) | undefined;
}

/** How many tasks wait when `whenCrowded` is called. */
const CROWD = 8;

/** Tells a waiting task that it may run, or that it is turned away. */
type Settle = (mayRun: boolean) => void;

/**
 * Runs a limited number of tasks at a time. The others wait in a line for each address, and the lines take turns, so that
 * a storm from one address does not hold up the visitors from others. A task whose rest is somebody else's work gives its place back.
 */
export class RenderQueue {
  readonly #bounds: QueueBounds;
  /** The waiting tasks by address; the first address has the next turn. */
  readonly #lines = new Map<string, Settle[]>();
  #running = 0;
  #waiting = 0;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  /** Whether others wait for a place. */
  get isCrowded(): boolean {
    return this.#waiting > 0;
  }

  /**
   * Runs `work` when it is its turn; null when there are too many waiting, or the wait was too long.
   * @param address whose task it is
   * @param work may give its place back before it has ended
   */
  async run<T>(
    address: string,
    work: (giveBack: () => void) => Promise<T>,
    { gone, whenCrowded }: TaskOptions = {},
  ): Promise<T | null> {
    if (gone?.aborted || !(await this.#place(address, gone, whenCrowded))) return null;
    let hasPlace = true;
    const giveBack = () => {
      if (hasPlace) void this.#pause().then(() => this.#next());
      hasPlace = false;
    };
    try {
      return await work(giveBack);
    } finally {
      giveBack();
    }
  }

  async #place(address: string, gone?: AbortSignal, whenCrowded?: () => void): Promise<boolean> {
    if (this.#running < this.#bounds.atOnce) {
      this.#running += 1;
      return true;
    }
    if (this.#waiting + 1 >= CROWD) whenCrowded?.();
    const length = this.#lines.get(address)?.length ?? 0;
    if (length >= this.#bounds.waitingPerAddress) return false;
    if (this.#waiting >= this.#bounds.waiting && !this.#turnAwayForLongerThan(length + 1)) return false;
    return this.#wait(address, gone);
  }

  #wait(address: string, gone?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const settle: Settle = (mayRun) => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', giveUp);
        resolve(mayRun);
      };
      const giveUp = () => {
        this.#leave(address, settle);
        settle(false);
      };
      const timer = setTimeout(giveUp, this.#bounds.longest);
      gone?.addEventListener('abort', giveUp);
      this.#waiting += 1;
      const line = this.#lines.get(address);
      if (line) line.push(settle);
      else this.#lines.set(address, [settle]);
    });
  }

  #leave(address: string, settle: Settle) {
    const line = this.#lines.get(address) ?? [];
    const rest = line.filter((one) => one !== settle);
    this.#waiting -= line.length - rest.length;
    if (rest.length > 0) this.#lines.set(address, rest);
    else this.#lines.delete(address);
  }

  /** When all places are taken, the last of the longest line makes room for an address with fewer tasks. */
  #turnAwayForLongerThan(length: number): boolean {
    const [address, line] = [...this.#lines].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const last = line.at(-1);
    if (line.length <= length || !last) return false;
    this.#leave(address, last);
    last(false);
    return true;
  }

  /** Hands the place on to the first of the line whose turn it is; that address has its next turn after all others. */
  #next() {
    const [address, line = []] = this.#lines.entries().next().value ?? [];
    const [first, ...rest] = line;
    if (address === undefined || !first) {
      this.#running -= 1;
      return;
    }
    this.#waiting -= 1;
    this.#lines.delete(address);
    if (rest.length > 0) this.#lines.set(address, rest);
    first(true);
  }

  async #pause() {
    for (let round = 0; round < this.#bounds.rounds; round += 1) await setImmediate();
  }
}
