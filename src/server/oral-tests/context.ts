import type { PartOfYear } from '../../domain/assessment/parts-of-year.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import type { OpenDatabase, Tx } from '../platform/db/database.ts';
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
      /** the slot that they had booked was taken away */
      readonly kind: 'oral_test_cancelled';
      readonly startsAt: Date;
    }
);

/** Tells each family once. @returns how many were told */
export type TellOfOralTests = (tx: Tx, news: OralTestNews) => Promise<number>;

/** What the use cases of oral tests work with. `clock` is the business clock. */
export interface OralTestsContext {
  database: OpenDatabase;
  clock: Clock;
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
