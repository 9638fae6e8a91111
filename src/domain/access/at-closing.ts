import { billState, isOverdue } from '../billing/bill-state.ts';
import { everPaid } from '../enrolment/enrolments.ts';
import { type CalendarDate, addDays, compareDates } from '../values/calendar-date.ts';
import { type Rupiah, add } from '../values/money.ts';
import type { BilledEnrolment } from './child-access.ts';

/** What a child leaves behind when its family's account is closed. */
export interface AtClosing {
  /** the last day that is paid ahead; null when nothing is */
  readonly paidUntil: CalendarDate | null;
  /** what is due and not paid */
  readonly owed: Rupiah;
}

/** What closing the account on `day` gives up and leaves unpaid of a child (rule R177). */
export const atClosing = (enrolments: readonly BilledEnrolment[], day: CalendarDate): AtClosing => {
  const bills = enrolments.filter((one) => everPaid([one])).flatMap((one) => one.bills);
  const ends = bills
    .filter((bill) => billState(bill, day) === 'PAID' && compareDates(day, bill.periodEnd) < 0)
    .map(({ periodEnd }) => periodEnd)
    .toSorted(compareDates);
  const last = ends.at(-1);
  return {
    paidUntil: last === undefined ? null : addDays(last, -1),
    owed: add(...bills.filter((bill) => isOverdue(bill, day)).map(({ amount }) => amount)),
  };
};
