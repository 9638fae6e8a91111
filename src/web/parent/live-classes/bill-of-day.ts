import type { Billing } from '../../../contract/payment-objects.ts';
import type { CalendarDate } from '../../../domain/values/calendar-date.ts';
import { waitsOn } from '../enrolment/bill-years.ts';

type OfDay = Pick<Billing, 'is_active' | 'billing_period_start' | 'open_until'>;

/** The bill whose months hold a day, of a year that was bought; where two years overlap, that of the later one (rule R33). */
export const billOfDay = <Bill extends OfDay>(bills: readonly Bill[], day: CalendarDate): Bill | null =>
  bills
    .filter(({ is_active }) => is_active)
    .filter(({ billing_period_start, open_until }) => billing_period_start <= day && day <= open_until)
    .toSorted((a, b) => b.billing_period_start.localeCompare(a.billing_period_start))[0] ?? null;

/** Whether a day is paid for: its bill is paid, or one that began before counts as paid until then (rule R250). */
export const isPaidFor = (bills: readonly Billing[], day: CalendarDate): boolean =>
  billOfDay(bills, day)?.status === 'PAID' ||
  bills.some((bill) => bill.billing_period_start <= day && waitsOn(bill, day));
