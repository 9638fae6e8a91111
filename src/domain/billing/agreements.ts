import { type CalendarDate, addDays, compareDates } from '../values/calendar-date.ts';
import { type Rupiah, rupiah } from '../values/money.ts';
import { billState } from './bill-state.ts';
import type { Bill } from './bills.ts';

/** What an owner may agree with a family about a bill (rules R248 and R250). */
export const agreementKinds = ['discount', 'delay'] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** So much of a bill stays due, in rupiah: every way to pay takes it (rule R248). */
export const leastDue = 10_000;

/** So many days ahead a delay may end (rule R250). */
export const delayDays = 30;

/** What is due of a frozen amount, both in whole rupiah, after a discount (rule R248). */
export const dueOf = (frozen: number, discount: number): Rupiah => rupiah(frozen - discount);

const payableRefusal = (
  bill: Pick<Bill, 'paidAt' | 'periodEnd' | 'delayedUntil' | 'leftOn'>,
  today: CalendarDate,
) => {
  const state = billState(bill, today);
  if (state === 'PAID') return 'bill_already_paid';
  return state === 'SKIPPED' ? 'bill_skipped' : null;
};

/** How a bill stands towards a discount; amounts in whole rupiah. */
interface DiscountedBill extends Pick<Bill, 'paidAt' | 'periodEnd' | 'delayedUntil' | 'leftOn'> {
  readonly frozen: number;
  /** what is off already */
  readonly discount: number;
  /** somebody is about to pay what was due when it was opened */
  readonly hasOpenCharge: boolean;
}

/**
 * Whether `amount` whole rupiah may be taken off a bill; null when they may (rule R248): of one that is PAYABLE, has no discount and no
 * open charge, and of which enough stays due.
 */
export const discountRefusal = (bill: DiscountedBill, amount: number, today: CalendarDate) => {
  const refused = payableRefusal(bill, today);
  if (refused !== null) return refused;
  if (bill.discount > 0) return 'agreement_there';
  if (bill.hasOpenCharge) return 'charge_is_open';
  return amount > bill.frozen - leastDue ? 'discount_too_high' : null;
};

/** Whether a discount may be ended: while its bill is not paid, and nobody is about to pay what is due with it (rule R248). */
export const endDiscountRefusal = (bill: Pick<DiscountedBill, 'paidAt' | 'hasOpenCharge'>) => {
  if (bill.paidAt !== null) return 'bill_already_paid';
  return bill.hasOpenCharge ? 'charge_is_open' : null;
};

/**
 * Whether a bill may count as paid until `until`; null when it may (rule R250): one that is PAYABLE, until a day that is ahead, after
 * its due day and not more than thirty days off. A later agreement begins when the one before was ended.
 */
export const delayRefusal = (
  bill: Pick<Bill, 'paidAt' | 'periodStart' | 'periodEnd' | 'delayedUntil' | 'leftOn'>,
  until: CalendarDate,
  today: CalendarDate,
) => {
  const refused = payableRefusal(bill, today);
  if (refused !== null) return refused;
  if (bill.delayedUntil !== null && compareDates(bill.delayedUntil, today) >= 0) return 'agreement_there';
  const isPossible =
    compareDates(until, today) > 0 &&
    compareDates(until, bill.periodStart) > 0 &&
    compareDates(until, addDays(today, delayDays)) <= 0;
  return isPossible ? null : 'delay_day_not_possible';
};
