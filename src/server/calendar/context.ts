import type { Database, OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';

/** What the use cases of the calendar work with. `clock` is the business clock. */
export interface CalendarContext {
  database: OpenDatabase;
  clock: Clock;
  /** those of these batches that any child was enrolled in, paid or not; handed in, because enrolments know of batches */
  enrolledBatches(db: Database, academicYearIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** how many families have a paid place in the batch; handed in like those */
  countFamilies(db: Database, academicYearId: number): Promise<number>;
}
