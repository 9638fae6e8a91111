import { billChargeRefusal } from '../billing/bill-state.ts';
import { type Registration, registrationOpen } from '../calendar/registration.ts';
import { everPaid } from '../enrolment/enrolments.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { BilledEnrolment } from './child-access.ts';
import { type FamilyScope, isEveryFamily } from './family-scope.ts';

/** An enrolment whose bills somebody asks to see. */
export interface ShownEnrolment extends BilledEnrolment {
  readonly purpose: 'BUY_COURSE' | 'NEXT_GRADE';
  readonly batch: Registration;
}

/**
 * The enrolments of a child whose bills are shown on `day`. Those that were ever paid always are. One that never was
 * is shown to its family alone, and only while it may still be bought: registration is open, its first bill can be
 * charged, and no first year was paid elsewhere. So a purchase can be taken up again, and one that was given up does
 * not stand among the bills for ever; staff lists omit it (rule R31).
 */
export const withBillsShown = <E extends ShownEnrolment>(
  enrolments: readonly E[],
  scope: FamilyScope,
  day: CalendarDate,
): readonly E[] =>
  enrolments.filter(
    (one) => one.settledAt !== null || (!isEveryFamily(scope) && mayStillBeBought(one, enrolments, day)),
  );

const mayStillBeBought = (
  { purpose, batch, bills }: ShownEnrolment,
  enrolments: readonly ShownEnrolment[],
  day: CalendarDate,
): boolean =>
  (purpose === 'NEXT_GRADE' || !everPaid(enrolments)) &&
  registrationOpen(batch, day) &&
  billChargeRefusal({ bills, wasPaid: false }, 1, day) === null;
