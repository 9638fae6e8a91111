/** Why a page asks anew: it was looked at again, another window has changed something, or time has passed. */
export type Cause = 'return' | 'told' | 'pulse';

/** Milliseconds. A focus and becoming visible come together. */
const GATHER_MS = 50;
/** However often a page is left and looked at again. */
const REST_MS = 3000;
/** Half an hour. A page that nobody has looked at anew for longer asks more seldom. */
const LEFT_ALONE_MS = 30 * 60_000;
const SELDOM = 5;

interface Page {
  read: (causes: ReadonlySet<Cause>) => void;
  isVisible: () => boolean;
  /** how often a visible page asks by itself, in milliseconds */
  pulseMs: number;
}

/** When a page asks anew: soon after a cause, at most every three seconds, none lost, and by a pulse; all of it while it is visible. */
export class ReadPace {
  readonly #page: Page;
  readonly #causes = new Set<Cause>();
  #next: ReturnType<typeof setTimeout> | undefined;
  #rests = false;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #unseen = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  start(): void {
    this.#pulse = setInterval(() => this.#beat(), this.#page.pulseMs);
  }

  stop(): void {
    clearInterval(this.#pulse);
    clearTimeout(this.#next);
    this.#next = undefined;
    this.#rests = false;
    this.#causes.clear();
  }

  ask(cause: Cause): void {
    if (cause !== 'pulse') this.#unseen = 0;
    this.#causes.add(cause);
    // What a hidden page was told of is asked for when it is looked at.
    if (this.#rests || this.#next !== undefined || !this.#page.isVisible()) return;
    this.#next = setTimeout(() => this.#read(), GATHER_MS);
  }

  #read(): void {
    this.#page.read(new Set(this.#causes));
    this.#causes.clear();
    this.#rests = true;
    this.#next = setTimeout(() => {
      this.#rests = false;
      this.#next = undefined;
      if (this.#causes.size > 0 && this.#page.isVisible()) this.#read();
    }, REST_MS);
  }

  #beat(): void {
    if (!this.#page.isVisible()) return;
    this.#unseen += 1;
    const isLeftAlone = this.#unseen * this.#page.pulseMs > LEFT_ALONE_MS;
    if (!isLeftAlone || this.#unseen % SELDOM === 0) this.ask('pulse');
  }
}
