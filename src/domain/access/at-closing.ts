import { isDelayed, isDueBy, isOverdue } from '../billing/bill-state.ts';
import { openUntil } from '../billing/bills.ts';
import { stretchesOf } from '../billing/stretches.ts';
import { everPaid } from '../enrolment/enrolments.ts';
import { type CalendarDate, compareDates } from '../values/calendar-date.ts';
import { type Rupiah, add } from '../values/money.ts';
import type { BilledEnrolment } from './child-access.ts';

/** What a child leaves behind when its family's account is closed. */
export interface AtClosing {
  /** the last day on which what is paid ahead opens lessons, as the child's page says it; null when nothing is */
  readonly paidUntil: CalendarDate | null;
  /** what is due and not paid */
  readonly owed: Rupiah;
}

/** What closing the account on `day` gives up and leaves unpaid of a child (rule R177). */
export const atClosing = (enrolments: readonly BilledEnrolment[], day: CalendarDate): AtClosing => {
  const bought = enrolments
    .filter((one) => everPaid([one]))
    .map(({ bills, startDate }) => bills.map((bill) => ({ ...bill, openUntil: openUntil(bill, startDate) })));
  const ends = bought
    .flatMap((bills) => stretchesOf(bills, day))
    .filter(({ state, to }) => state === 'PAID' && compareDates(day, to) <= 0)
    .map(({ to }) => to)
    .toSorted(compareDates);
  return {
    paidUntil: ends.at(-1) ?? null,
    owed: add(
      ...bought
        .flat()
        // What was agreed to wait is unpaid all the same.
        .filter((bill) => isOverdue(bill, day) || (isDelayed(bill, day) && isDueBy(bill, day)))
        .map(({ amount }) => amount),
    ),
  };
};
