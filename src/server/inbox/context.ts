import type { OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';

/** What the use cases of the inbox work with. `clock` is the business clock. */
export interface InboxContext {
  database: OpenDatabase;
  clock: Clock;
}
