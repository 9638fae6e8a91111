import {
  type CalendarDate,
  addDays,
  addMonths,
  calendarDate,
  compareDates,
  diffDays,
} from '../values/calendar-date.ts';

/** Paid bills of the same period: how many, and whole rupiah together. `end` is the day after the last one. */
export interface PaidPeriod {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly bills: number;
  readonly amount: number;
}

/** The month of a day, as `YYYY-MM`. */
export const monthOf = (day: CalendarDate): string => day.slice(0, 7);

/** So many months in order, each as `YYYY-MM`; the first is `from` months after that of `today`, before it when negative. */
export function monthsAround(today: CalendarDate, from: number, count: number): string[] {
  const first = calendarDate(`${monthOf(today)}-01`);
  return Array.from({ length: count }, (_, place) => monthOf(addMonths(first, from + place)));
}

const later = (one: CalendarDate, other: CalendarDate) => (compareDates(one, other) < 0 ? other : one);
const earlier = (one: CalendarDate, other: CalendarDate) => (compareDates(one, other) < 0 ? one : other);

/**
 * What is paid already for months to come (rule R273): a bill's amount is shared by days over its period, and what falls on days
 * after `today` counts for their month. `children` are the bills whose period has a day of that month. Whole rupiah, rounded by month.
 */
export function paidAhead(
  periods: readonly PaidPeriod[],
  today: CalendarDate,
  months: readonly string[],
): { month: string; children: number; amount: number }[] {
  const tomorrow = addDays(today, 1);
  return months.map((month) => {
    const first = later(calendarDate(`${month}-01`), tomorrow);
    const next = addMonths(calendarDate(`${month}-01`), 1);
    const shares = periods.flatMap(({ start, end, bills, amount }) => {
      const days = diffDays(later(start, first), earlier(end, next));
      return days > 0 ? [{ bills, amount: (amount * days) / diffDays(start, end) }] : [];
    });
    return {
      month,
      children: shares.reduce((sum, { bills }) => sum + bills, 0),
      amount: Math.round(shares.reduce((sum, share) => sum + share.amount, 0)),
    };
  });
}
