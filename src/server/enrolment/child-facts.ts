import { childStatus } from '../../domain/access/child-status.ts';
import { endDateOf } from '../../domain/calendar/batch-year.ts';
import { enrolmentOfChild, latestBought } from '../../domain/enrolment/enrolments.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { ChildFacts } from '../families/present-child.ts';
import type { EnrolmentContext } from './context.ts';
import { enrolmentsOfChild } from './enrolments-of.ts';
import { refusalOfNextYear } from './next-year.ts';

/** What a child's enrolments say about it today. Ask with a child that the caller may see. */
export const childFacts = async (
  context: Pick<EnrolmentContext, 'database' | 'clock' | 'placementOf' | 'firstPaymentStatus'>,
  child: Pick<KnownChild, 'childId' | 'birthdate'>,
): Promise<ChildFacts> => {
  const { placementOf, firstPaymentStatus } = context;
  const { db } = context.database;
  const now = context.clock.now();
  const today = dayInJakarta(now);
  const enrolments = await enrolmentsOfChild(db, child.childId);
  const current = enrolmentOfChild(enrolments, today);
  const last = latestBought(enrolments);
  const { isAuto, placedBy, result, testUntil, awaitsTest } = await placementOf(db, child, now);
  const paymentStatus = await firstPaymentStatus(db, enrolments);
  const facts = { firstPaymentPending: paymentStatus === 'pending', awaitsTest };
  return {
    academic_year_id: current?.academicYearId ?? null,
    grade: current?.grade ?? null,
    is_auto: isAuto,
    placed_by: placedBy,
    payment_status: paymentStatus,
    result,
    eligible_next_grade: (await refusalOfNextYear(db, enrolments, now)) === null,
    status: childStatus(enrolments, facts, today).status,
    latest_academic_year: last && {
      academic_year_id: last.academicYearId,
      end_date: endDateOf(last.startDate),
    },
    test_until: testUntil?.toISOString() ?? null,
  };
};
