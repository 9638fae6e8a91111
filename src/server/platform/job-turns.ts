/** The turns of jobs in this process, which rest while something else needs the school to itself. */
export class JobTurns {
  readonly #running = new Set<Promise<unknown>>();
  #rest: Promise<unknown> | null = null;

  /** A job's turn: at once, or when the rest is over. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    while (this.#rest) await this.#rest;
    const turn = work();
    this.#running.add(turn);
    try {
      return await turn;
    } finally {
      this.#running.delete(turn);
    }
  }

  /** Does `work` once the turns under way have ended; those that come meanwhile wait. Not for use inside a turn. */
  async rest<T>(work: () => Promise<T>): Promise<T> {
    while (this.#rest) await this.#rest;
    const over = Promise.withResolvers<void>();
    this.#rest = over.promise;
    try {
      await Promise.allSettled(this.#running);
      return await work();
    } finally {
      this.#rest = null;
      over.resolve();
    }
  }
}
