/** Why a page asks anew: it was looked at again, another window has broadcast a change, or it is time to poll. */
export type Cause = 'return' | 'broadcast' | 'poll';

/** Milliseconds. A focus and becoming visible come together. */
const GATHER_MS = 50;
/** However often a page is left and looked at again. */
const THROTTLE_MS = 3000;
/** Half an hour. A page that nobody has looked at anew for longer asks more seldom. */
const LEFT_ALONE_MS = 30 * 60_000;
const SELDOM = 5;

interface Page {
  read: (causes: ReadonlySet<Cause>) => void;
  isVisible: () => boolean;
  /** how often a visible page asks by itself, in milliseconds */
  pollMs: number;
}

/** When a page asks anew: soon after a cause, at most every three seconds, none lost, and by polling; all of it while it is visible. */
export class ReadPace {
  readonly #page: Page;
  readonly #causes = new Set<Cause>();
  #next: ReturnType<typeof setTimeout> | undefined;
  #isThrottled = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #unseen = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  start(): void {
    this.#timer = setInterval(() => this.#poll(), this.#page.pollMs);
  }

  stop(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#next);
    this.#next = undefined;
    this.#isThrottled = false;
    this.#causes.clear();
  }

  ask(cause: Cause): void {
    if (cause !== 'poll') this.#unseen = 0;
    this.#causes.add(cause);
    // What changed while the page was hidden is asked for when it is looked at.
    if (this.#isThrottled || this.#next !== undefined || !this.#page.isVisible()) return;
    this.#next = setTimeout(() => this.#read(), GATHER_MS);
  }

  #read(): void {
    this.#page.read(new Set(this.#causes));
    this.#causes.clear();
    this.#isThrottled = true;
    this.#next = setTimeout(() => {
      this.#isThrottled = false;
      this.#next = undefined;
      if (this.#causes.size > 0 && this.#page.isVisible()) this.#read();
    }, THROTTLE_MS);
  }

  #poll(): void {
    if (!this.#page.isVisible()) return;
    this.#unseen += 1;
    const isLeftAlone = this.#unseen * this.#page.pollMs > LEFT_ALONE_MS;
    if (!isLeftAlone || this.#unseen % SELDOM === 0) this.ask('poll');
  }
}
