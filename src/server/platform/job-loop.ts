interface Loop {
  /** never rejects; false when the run failed, or another process is at it */
  run: () => Promise<boolean>;
  /** how long to wait after a run, and after the first of several that failed, in milliseconds */
  every: number;
  retry: number;
}

/** Runs one job when kicked, and whenever it has not run for a while; kicked while it runs, it runs once more. */
export class JobLoop {
  readonly #loop: Loop;
  #kicked = false;
  #running: Promise<void> | null = null;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(loop: Loop) {
    this.#loop = loop;
  }

  get isRunning(): boolean {
    return this.#running !== null;
  }

  kick(): void {
    if (this.#stopped) return;
    this.#kicked = true;
    this.#running ??= this.#drain();
  }

  async idle(): Promise<void> {
    await this.#running;
  }

  /** Waits for the run under way, starts no other. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#kicked = false;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #drain(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#kicked) {
      this.#kicked = false;
      this.#failures = (await this.#loop.run()) ? 0 : this.#failures + 1;
    }
    this.#running = null;
    if (!this.#stopped) this.#timer = setTimeout(() => this.kick(), this.#pause()).unref();
  }

  #pause(): number {
    const { every, retry } = this.#loop;
    return this.#failures === 0 ? every : Math.min(every, retry * 2 ** (this.#failures - 1));
  }
}
