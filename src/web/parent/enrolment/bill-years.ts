import type { Billing } from '../../../contract/payment-objects.ts';
import {
  type BillChargeRefusal,
  billChargeRefusal,
  isDelayed,
  isOverdue,
} from '../../../domain/billing/bill-state.ts';
import { type Bill, payableUntil } from '../../../domain/billing/bills.ts';
import { type Stretch, stretchesOf } from '../../../domain/billing/stretches.ts';
import { type CalendarDate, addDays, calendarDate } from '../../../domain/values/calendar-date.ts';
import { rupiah } from '../../../domain/values/money.ts';

/** The bills of one year, the first one first. */
export type BillYear = readonly Billing[];

/** Parts what the wire lists in one row, the years in the order they come in. */
export const billYears = (billing: readonly Billing[]): readonly BillYear[] =>
  [...Map.groupBy(billing, (bill) => bill.academic_year_id).values()].map((year) =>
    year.toSorted((a, b) => a.sequence - b.sequence),
  );

/** A bill in the words of the rules, whose period ends with the day after its last. */
const knownBill = (wire: Billing): Bill => ({
  sequence: wire.sequence,
  periodStart: calendarDate(wire.billing_period_start),
  periodEnd: addDays(calendarDate(wire.billing_period_end), 1),
  amount: rupiah(wire.amount),
  paidAt: wire.paid_at === null ? null : new Date(wire.paid_at),
  delayedUntil: wire.delayed_until === null ? null : calendarDate(wire.delayed_until),
  leftOn: wire.left_on === null ? null : calendarDate(wire.left_on),
});

/** Bills as the rules of the domain know them, each with what the wire says of it. */
export const billsOfRules = (year: BillYear) =>
  year.map((wire) => ({
    ...knownBill(wire),
    openUntil: calendarDate(wire.open_until),
    wire,
  }));

/** Whether an unpaid bill counts as paid on a day, as was agreed with the school (rule R250). */
export const waitsOn = (bill: Billing, day: CalendarDate): boolean => isDelayed(knownBill(bill), day);

/** The last day on which a bill can be paid. */
export const lastDayToPay = (bill: Billing): CalendarDate => payableUntil(knownBill(bill));

/** Whether a bill is not asked for any more because its child left before its period was over (rule R289). */
export const endedByLeaving = ({ status, left_on, billing_period_end }: Billing): boolean =>
  status === 'SKIPPED' && left_on !== null && left_on <= billing_period_end;

/** Whether the year was ever paid for; it stays so when that payment is taken back. */
export const wasPaid = (year: BillYear): boolean => year.some(({ is_active }) => is_active);

/** Why a bill of this year cannot be paid today; null when it can. */
export const payRefusal = (year: BillYear, bill: Billing, today: CalendarDate): BillChargeRefusal | null =>
  billChargeRefusal({ bills: year.map(knownBill), wasPaid: wasPaid(year) }, bill.sequence, today);

/** Until when a bill of these years, and those of its year that are paid right after it, open lessons. */
export const paidUntil = (years: readonly BillYear[], bill: Billing, today: CalendarDate): CalendarDate => {
  const year = years.find(([first]) => first?.academic_year_id === bill.academic_year_id) ?? [];
  const holdsBill = ({ bills }: Stretch<ReturnType<typeof billsOfRules>[number]>) =>
    bills.some(({ wire }) => wire.billing_id === bill.billing_id);
  return stretchesOf(billsOfRules(year), today).find(holdsBill)?.to ?? calendarDate(bill.open_until);
};

/** Whether a bill is late today (rule R118). */
export const isLate = (bill: Billing, today: CalendarDate): boolean => isOverdue(knownBill(bill), today);

/** The next bill to pay in the years that were begun; null when nothing is owed any more. */
export const nextToPay = (years: readonly BillYear[]): Billing | null =>
  years
    .filter(wasPaid)
    .toReversed()
    .flat()
    .find(({ status }) => status === 'PAYABLE') ?? null;

/** Whether a bill is unpaid while its period is under way: paid, it opens lessons at once. Of a year never paid none is. */
export const isUnderWay = (year: BillYear, bill: Billing, today: CalendarDate): boolean =>
  wasPaid(year) && bill.status === 'PAYABLE' && bill.billing_period_start <= today;

/** Whether a bill can be paid and is not due yet; the first of a year is due with the purchase. */
export const isComing = (
  { status, sequence, billing_period_start }: Pick<Billing, 'status' | 'sequence' | 'billing_period_start'>,
  today: CalendarDate,
): boolean => status === 'PAYABLE' && sequence > 1 && billing_period_start > today;

/** Whether a bill comes after this one in its year. */
export const hasLater = (year: BillYear, bill: Billing): boolean =>
  year.some(({ sequence }) => sequence > bill.sequence);

/** Which of a child's years one is: an earlier one, the one that counts on `today`, or one to come. */
export type YearTime = 'LAST' | 'THIS' | 'NEXT';

/**
 * The years that were bought, the earliest first. Where two overlap, the one begun later counts (rule R33), and the one before
 * it is an earlier one.
 */
export const timedYears = (
  years: readonly BillYear[],
  today: CalendarDate,
): readonly { readonly year: BillYear; readonly time: YearTime }[] => {
  const bought = years.filter(wasPaid).toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  const begunLast = bought.findLastIndex((year) => startOf(year) <= today);
  return bought.map((year, place) => {
    if (place > begunLast) return { year, time: 'NEXT' };
    const isOver = (year.at(-1)?.open_until ?? '') < today;
    return { year, time: place < begunLast || isOver ? 'LAST' : 'THIS' };
  });
};

const startOf = (year: BillYear): string => year[0]?.billing_period_start ?? '';

/** Whether money for a bill came with another amount, which staff look at: nothing more is to be paid for now. */
export const isLookedAt = ({ money }: Pick<Billing, 'money'>): boolean =>
  money?.steps.at(-1)?.step === 'under_review';
