import type { PartOfYear } from '../../domain/assessment/parts-of-year.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import type { ItemBank } from '../placement/item-bank.ts';
import type { Database, OpenDatabase, Tx } from '../platform/db/database.ts';
import type { JobLog } from '../platform/jobs.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Files } from '../providers/files/files.ts';

/** Tells the family of a child that its test was opened once more, up to a day. */
export type TellOfOpening = (
  tx: Tx,
  opening: { childId: number; part: PartOfYear; until: CalendarDate; now: Date },
) => Promise<void>;

/** Which reports of these years their families have; handed in, because reports know of tests. */
export type ReportsOfYears = (
  db: Database,
  enrolmentIds: readonly number[],
) => Promise<ReadonlyMap<number, readonly { readonly part: number }[]>>;

/** What the use cases of written tests work with. */
export interface WrittenTestsContext {
  database: OpenDatabase;
  /** the business clock: a test's forty minutes are its own */
  clock: Clock;
  files: Files;
  log: JobLog;
  /** where the pictures and recordings of questions are that came with the product */
  items: ItemBank;
  /** whether a teacher holds the live classes of a child */
  teaches: (db: Database, asked: { teacherId: number; childId: number; now: Date }) => Promise<boolean>;
  tellOfOpening: TellOfOpening;
  publishedReports: ReportsOfYears;
  /** whether its family has a report of this part of a year; holds the report until the transaction ends */
  isReported: (tx: Tx, of: { readonly enrolmentId: number; readonly part: number }) => Promise<boolean>;
  /** a result was said or corrected: the report that holds it follows; handed in, because it knows of tests */
  followResult: (
    tx: Tx,
    result: {
      readonly enrolmentId: number;
      readonly part: number;
      /** who said it; null: the server */
      readonly by: number | null;
      readonly now: Date;
    },
  ) => Promise<void>;
}
