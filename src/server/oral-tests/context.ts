import type { PartOfYear } from '../../domain/assessment/parts-of-year.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import type { Database, OpenDatabase, Tx } from '../platform/db/database.ts';
import type { JobLog } from '../platform/jobs.ts';
import type { Clock } from '../providers/clock/clock.ts';

/** What families are told at once of their children's oral tests. */
export type OralTestNews = { readonly childIds: readonly number[]; readonly now: Date } & (
  | {
      /** the first slots of a part are there */
      readonly kind: 'test_slots_open';
      readonly part: PartOfYear;
      /** the days on which these tests are held, both included */
      readonly firstDay: CalendarDate;
      readonly lastDay: CalendarDate;
    }
  | {
      /** the slot that they had booked was taken away, or is in another room */
      readonly kind: 'oral_test_cancelled' | 'oral_test_room';
      readonly startsAt: Date;
    }
);

/** Tells each family once. @returns how many were told */
export type TellOfOralTests = (tx: Tx, news: OralTestNews) => Promise<number>;

/** What the use cases of oral tests work with. `clock` is the business clock. */
export interface OralTestsContext {
  database: OpenDatabase;
  clock: Clock;
  log: JobLog;
  /** whether a teacher holds the live classes of a child */
  teaches: (db: Database, asked: { teacherId: number; childId: number; now: Date }) => Promise<boolean>;
  tellOfOralTests: TellOfOralTests;
  /** a result was said or corrected: the report that holds it follows; handed in, because it knows of tests */
  followResult: (
    tx: Tx,
    result: {
      readonly enrolmentId: number;
      readonly part: PartOfYear;
      readonly by: number;
      readonly now: Date;
    },
  ) => Promise<void>;
}
