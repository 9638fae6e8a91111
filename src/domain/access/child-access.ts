import type { CalendarDate } from '../values/calendar-date.ts';
import { type Bill } from '../billing/bills.ts';
import { billOfDay, billThatOpens, hasAccess } from '../billing/bill-access.ts';
import { type Enrolment, enrolmentForAccess } from '../enrolment/enrolments.ts';

/** An enrolment with its bills. */
export interface BilledEnrolment<B extends Bill = Bill> extends Enrolment {
  readonly bills: readonly B[];
}

/** Whether a child may watch and join on a day, the bill that decides it, and the one to pay when it may not. */
export interface ChildAccess<B extends Bill = Bill> {
  readonly hasAccess: boolean;
  readonly decidedBy: B | null;
  readonly openedBy: B | null;
}

/**
 * A child's access on `day`, by the bills of the enrolment whose year holds it, before the first year by those of the
 * one that is coming. Enrolments that were never paid, and years that are over, give none (rule R51).
 */
export function childAccess<B extends Bill>(
  enrolments: readonly BilledEnrolment<B>[],
  day: CalendarDate,
): ChildAccess<B> {
  const bills = enrolmentForAccess(enrolments, day)?.bills ?? [];
  return {
    hasAccess: hasAccess(bills, day),
    decidedBy: billOfDay(bills, day),
    openedBy: billThatOpens(bills, day),
  };
}
