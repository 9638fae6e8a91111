import { type CalendarDate, compareDates } from '../values/calendar-date.ts';
import { countsAsPaid, isDelayed } from './bill-state.ts';
import type { Bill } from './bills.ts';

/**
 * The bill that decides about `day`: the one whose period holds it, before the year starts bill 1. Null after the last
 * period (rule R51).
 */
export function billOfDay<B extends Bill>(bills: readonly B[], day: CalendarDate): B | null {
  let first: B | null = null;
  for (const bill of bills)
    if (compareDates(day, bill.periodEnd) < 0 && (first === null || bill.sequence < first.sequence))
      first = bill;
  return first;
}

/**
 * Access on `day`: whether the bill of that day is PAID, or one that began before counts as paid until then (rule R250). Without it no
 * video and no live class.
 */
export const hasAccess = (bills: readonly Bill[], day: CalendarDate): boolean => {
  const bill = billOfDay(bills, day);
  if (bill === null) return false;
  return (
    countsAsPaid(bill, day) ||
    bills.some((one) => compareDates(one.periodStart, day) <= 0 && isDelayed(one, day))
  );
};

/** The bill to pay for access on `day`; null when there is access, or no bill that could give it. */
export function billThatOpens<B extends Bill>(bills: readonly B[], day: CalendarDate): B | null {
  return hasAccess(bills, day) ? null : billOfDay(bills, day);
}
