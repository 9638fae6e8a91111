import { anyPayable } from '../../domain/billing/bill-state.ts';
import { enrolmentOfChild, latestBought } from '../../domain/enrolment/enrolments.ts';
import { type Grade, firstGrade } from '../../domain/enrolment/grade.ts';
import { type NextYearRefusal, nextYearRefusal } from '../../domain/enrolment/next-year.ts';
import { type CalendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { Batch } from '../calendar/find-batch.ts';
import { openBatches } from '../calendar/open-batches.ts';
import type { Database } from '../platform/db/database.ts';
import type { KnownEnrolment } from './enrolments-of.ts';

/** What decides whether a child may buy another year. */
export interface NextYearStanding {
  /** null: it may */
  readonly refusal: NextYearRefusal | null;
  /** the batch bought last */
  readonly year: Batch | null;
  readonly currentGrade: Grade;
}

/** Whether any bill of a year that was bought waits to be paid; of one never paid nothing is owed. */
const owes = (enrolments: readonly KnownEnrolment[], today: CalendarDate) =>
  enrolments.some(({ settledAt, bills }) => settledAt !== null && anyPayable(bills, today));

/** How a child stands with its next year, by its enrolments and the batches that are open now. */
export const nextYearStanding = async (
  db: Database,
  enrolments: readonly KnownEnrolment[],
  now: Date,
): Promise<NextYearStanding> => {
  const today = dayInJakarta(now);
  const year = latestBought(enrolments)?.batch ?? null;
  const batches = await openBatches(db, today);
  return {
    refusal: nextYearRefusal({ year, anyBillPayable: owes(enrolments, today), batches }, now),
    year,
    currentGrade: enrolmentOfChild(enrolments, today)?.grade ?? firstGrade,
  };
};
