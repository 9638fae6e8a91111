import type { Logger } from 'drizzle-orm/logger';

/** Counts the queries that drizzle sends, prepared ones too. */
export class QueryCount implements Logger {
  asked = 0;

  logQuery(): void {
    this.asked += 1;
  }
}
