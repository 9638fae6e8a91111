import { billState, isDelayed } from '../billing/bill-state.ts';
import { type Bill, payableUntil } from '../billing/bills.ts';
import { type CalendarDate, addDays } from '../values/calendar-date.ts';
import { atNine } from './notice-times.ts';

const billNotices = ['bill_due', 'bill_overdue', 'bill_lapsing'] as const;
export type BillNoticeKind = (typeof billNotices)[number];

/** Whether a message reminds of a bill. */
export const isBillNotice = (kind: string): kind is BillNoticeKind =>
  (billNotices as readonly string[]).includes(kind);

type Period = Pick<Bill, 'periodStart' | 'periodEnd' | 'delayedUntil'>;

/**
 * A bill is due on the first day of its period and lapses on the day after the last. Until a day that was agreed nothing is said, and
 * what is late counts from there (rule R250).
 */
const daysOf = (period: Period): readonly (readonly [BillNoticeKind, CalendarDate])[] => {
  const { periodStart, delayedUntil } = period;
  const agreed = delayedUntil !== null && delayedUntil > periodStart ? delayedUntil : periodStart;
  const days = [
    ['bill_due', addDays(periodStart, -7)],
    ['bill_due', addDays(periodStart, -1)],
    ['bill_due', periodStart],
    ['bill_overdue', addDays(agreed, 3)],
    ['bill_lapsing', addDays(payableUntil(period), -6)],
  ] as const;
  return days.filter(([, day]) => !isDelayed({ paidAt: null, delayedUntil }, day));
};

/** When a family hears of a bill that stays unpaid (rule R170). */
export const billMoments = (period: Period): readonly Date[] => daysOf(period).map(([, day]) => atNine(day));

/**
 * What is told of a bill at 09.00 on `day`; null: nothing. Bill 1 is the purchase and not owed, and of what is paid or has
 * lapsed nothing is said (rule R170).
 */
export function billNoticeOn(
  bill: Period & Pick<Bill, 'sequence' | 'paidAt'>,
  day: CalendarDate,
): BillNoticeKind | null {
  if (bill.sequence === 1 || billState(bill, day) !== 'PAYABLE') return null;
  return daysOf(bill).find(([, told]) => told === day)?.[0] ?? null;
}
