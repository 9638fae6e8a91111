import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'drizzle-orm/logger';

/** Counts the queries that drizzle sends, prepared ones too. */
export class QueryCount implements Logger {
  readonly #counts = new AsyncLocalStorage<{ asked: number }>();

  logQuery(): void {
    const count = this.#counts.getStore();
    if (count) count.asked += 1;
  }

  /** How many were sent by `work` alone, and not by the jobs that run meanwhile. */
  async during(work: () => Promise<unknown>): Promise<number> {
    const count = { asked: 0 };
    await this.#counts.run(count, work);
    return count.asked;
  }
}
