import { type CalendarDate, compareDates } from '../values/calendar-date.ts';
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

/** Access on `day`: whether the bill of that day is PAID. Without it no video and no live class. */
export const hasAccess = (bills: readonly Bill[], day: CalendarDate): boolean =>
  (billOfDay(bills, day)?.paidAt ?? null) !== null;

/** The bill to pay for access on `day`; null when there is access, or no bill that could give it. */
export function billThatOpens<B extends Bill>(bills: readonly B[], day: CalendarDate): B | null {
  const bill = billOfDay(bills, day);
  return bill === null || bill.paidAt !== null ? null : bill;
}
