import { lessonsOpenedIn } from '../../domain/billing/bill-lessons.ts';
import { anyPayable } from '../../domain/billing/bill-state.ts';
import { latestBought, wasLeft } from '../../domain/enrolment/enrolments.ts';
import { type Grade, nextGrade } from '../../domain/enrolment/grade.ts';
import { type NextBatch, type NextYearRefusal, nextYearRefusal } from '../../domain/enrolment/next-year.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { openBatches } from '../calendar/open-batches.ts';
import type { Database } from '../platform/db/database.ts';
import type { EnrolmentContext } from './context.ts';
import { type KnownEnrolment, enrolmentsOfChild } from './enrolments-of.ts';

/** Why a child with these enrolments cannot move on to another year at `now`; null when it can. */
export const refusalOfNextYear = async (
  db: Database,
  enrolments: readonly KnownEnrolment[],
  now: Date,
): Promise<NextYearRefusal | null> =>
  whyNoNextYear(enrolments, await openBatches(db, dayInJakarta(now)), now);

/** Why a child with these enrolments cannot move on to one of these batches at `now`; null when it can. */
export const whyNoNextYear = (
  enrolments: readonly KnownEnrolment[],
  batches: readonly NextBatch[],
  now: Date,
): NextYearRefusal | null => {
  const today = dayInJakarta(now);
  const bought = enrolments.filter(({ settledAt }) => settledAt !== null);
  const last = latestBought(enrolments);
  const facts = {
    year: last?.batch ?? null,
    hasLeft: last !== null && wasLeft(last),
    anyBillPayable: bought.some(({ bills, batch }) => {
      const lessonsIn = lessonsOpenedIn(batch);
      // What opens no lesson any more is an instalment of the year's price, and keeps nobody from the next one.
      return anyPayable(
        bills.filter((bill) => lessonsIn(bill) > 0),
        today,
      );
    }),
    batches,
  };
  return nextYearRefusal(facts, now);
};

/** Whether a child may move on today, and to which grade: one higher than in the year bought last, at most 6. */
export const nextYear = async (
  { database: { db }, clock }: Pick<EnrolmentContext, 'database' | 'clock'>,
  childId: number,
): Promise<{ refused: NextYearRefusal | null; grade: Grade | null }> => {
  const enrolments = await enrolmentsOfChild(db, childId);
  const refused = await refusalOfNextYear(db, enrolments, clock.now());
  const last = refused === null ? latestBought(enrolments) : null;
  return { refused, grade: last && nextGrade(last.grade, 'next') };
};
