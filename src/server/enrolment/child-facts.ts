import { endDateOf } from '../../domain/calendar/batch-year.ts';
import { enrolmentOfChild, latestBought } from '../../domain/enrolment/enrolments.ts';
import { testUntil } from '../../domain/enrolment/placement-standing.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { ChildFacts } from '../families/present-child.ts';
import type { EnrolmentContext } from './context.ts';
import { enrolmentsOfChild } from './enrolments-of.ts';
import { gradedWithoutTest } from './graded-without-test.ts';
import { refusalOfNextYear } from './next-year.ts';
import { firstEnrolment, placementFacts } from './placement-facts.ts';

/** What a child's enrolments say about it today. Ask with a child that the caller may see. */
export const childFacts = async (
  {
    database: { db },
    clock,
    firstPaymentWord,
  }: Pick<EnrolmentContext, 'database' | 'clock' | 'firstPaymentWord'>,
  { childId, birthdate }: Pick<KnownChild, 'childId' | 'birthdate'>,
): Promise<ChildFacts> => {
  const now = clock.now();
  const enrolments = await enrolmentsOfChild(db, childId);
  const current = enrolmentOfChild(enrolments, dayInJakarta(now));
  const last = latestBought(enrolments);
  const until = testUntil(placementFacts(enrolments, birthdate), now);
  return {
    academic_year_id: current?.academicYearId ?? null,
    grade: current?.grade ?? null,
    is_auto: gradedWithoutTest({ birthdate }, enrolments, now),
    payment_status: await firstPaymentWord(db, enrolments),
    result: firstEnrolment(enrolments)?.result?.grade ?? null,
    eligible_next_grade: (await refusalOfNextYear(db, enrolments, now)) === null,
    latest_academic_year: last && {
      academic_year_id: last.academicYearId,
      end_date: endDateOf(last.startDate),
    },
    test_until: until?.toISOString() ?? null,
  };
};
