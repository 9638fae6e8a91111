import type { OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';

/** What the use cases of the daily close work with. `clock` is the business clock. */
export interface DayCloseContext {
  database: OpenDatabase;
  clock: Clock;
}
