import type { ClassesMoved } from '../../contract/calendar.ts';
import type { BatchCalendar } from '../../domain/calendar/batch-year.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import type { MovedLessons } from '../../domain/calendar/holiday-change.ts';
import type { Database, OpenDatabase, Tx } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';

/** What the use cases of the calendar work with. `clock` is the business clock. */
export interface CalendarContext {
  database: OpenDatabase;
  clock: Clock;
  /** those of these batches that any child was enrolled in, paid or not; handed in, because enrolments know of batches */
  enrolledBatches(db: Database, academicYearIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** how many families have a paid place in the batch; handed in like those */
  countFamilies(db: Database, academicYearId: number): Promise<number>;
  /** what this calendar would make of the batch's live classes; handed in like those */
  classesMovedBy(
    tx: Tx,
    asked: { academicYearId: number; calendar: BatchCalendar; now: Date },
  ): Promise<ClassesMoved>;
  /** tells the families whose lessons changed holidays move; handed in like those */
  tellOfHolidays(
    tx: Tx,
    changed: {
      academicYearId: number;
      calendar: BatchCalendar;
      /** the weeks that became holidays, by their first days */
      added: readonly CalendarDate[];
      moves: readonly MovedLessons[];
      now: Date;
    },
  ): Promise<void>;
}
