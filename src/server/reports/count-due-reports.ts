import { type SQL, and, eq, sql } from 'drizzle-orm';
import { lastUnitOf } from '../../domain/assessment/parts-of-year.ts';
import { billOfTest } from '../../domain/billing/packages.ts';
import { terms } from '../../domain/billing/terms.ts';
import { weeksInYear } from '../../domain/calendar/batch-year.ts';
import { firstBatchStillTaught } from '../../domain/live-classes/attendance.ts';
import { partsDue, reportsDueAt } from '../../domain/reports/which-reports.ts';
import { type CalendarDate, addDays, dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { Batch } from '../calendar/batch-rows.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import { openingBills } from '../enrolment/opening-bills.ts';
import type { ClassScope } from '../live-classes/class-scope.ts';
import { everTaughtYears } from '../live-classes/taught-years.ts';
import type { Counted } from '../platform/db/counted.ts';
import type { Database } from '../platform/db/database.ts';
import { reports } from './tables.ts';

/** The batches whose reports are still written: as long as their teachers see the children, which is after the year, too (rule R165). */
export const batchesWithReports = (db: Database, today: CalendarDate): Promise<Batch[]> =>
  batchesSince(db, addDays(firstBatchStillTaught(today), 7 * weeksInYear));

/**
 * How many groups and parts of some batches have reports that are due and not published, as the list of them shows them (rules R237 and R313).
 * Which bill opens a part is asked of the rules (rule R110) and handed to the query, so that it counts without reading the years.
 */
export const countDueReports = (
  db: Database,
  { teacherId }: ClassScope,
  batches: readonly Batch[],
  now: Date,
): Counted => {
  const opening = partsDue(batches, now).flatMap(({ academicYearId, part, ...calendar }) =>
    terms.flatMap((term): SQL[] => {
      const bill = billOfTest(term, lastUnitOf(part));
      return bill === null
        ? []
        : [
            sql`(${academicYearId}::int, ${part}::int, ${term}::int, ${bill}::int, ${dayInJakarta(reportsDueAt(calendar, part))}::date)`,
          ];
    }),
  );
  if (opening.length === 0) return { count: sql<number>`0` };
  const [taught, open] = [everTaughtYears(db), openingBills(db, dayInJakarta(now))];
  return {
    count: sql<number>`(
      select count(distinct (${taught.groupId}, due.part)) from ${taught}
      join ${open} on ${eq(open.enrolmentId, taught.enrolmentId)}
      join (values ${sql.join(opening, sql`, `)}) as due (year_id, part, term, bill, day)
        on due.year_id = ${taught.academicYearId} and due.term = ${open.term} and due.bill = ${open.sequence}
        and (${open.leftOn} is null or due.day <= ${open.leftOn})
      where ${and(
        teacherId === null ? sql`true` : eq(taught.teacherId, teacherId),
        sql`not exists (select from ${reports} where ${reports.enrolmentId} = ${taught.enrolmentId}
          and ${reports.part} = due.part and ${reports.state} = 'published')`,
      )})`,
  };
};
