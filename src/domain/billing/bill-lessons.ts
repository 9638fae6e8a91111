import type { BatchCalendar } from '../calendar/batch-year.ts';
import { releaseDaysOf } from '../calendar/release.ts';
import { teachingWeeksInYear, unitAndWeekOf } from '../calendar/unit-and-week.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { type Bill, billPeriod } from './bills.ts';
import { type Term, billsInYear } from './terms.ts';

/** Counts the lessons that a bill of this year opens: those that come within its period, one in each teaching week (rule R113). */
export function lessonsOpenedIn(
  calendar: BatchCalendar,
): (bill: Pick<Bill, 'periodStart' | 'periodEnd'>) => number {
  const dayOf = releaseDaysOf(calendar);
  const days = Array.from({ length: teachingWeeksInYear }, (_week, number): CalendarDate => {
    const { unit, week } = unitAndWeekOf(number);
    return dayOf(unit, week);
  });
  return ({ periodStart, periodEnd }) => days.filter((day) => periodStart <= day && day < periodEnd).length;
}

/** How many lessons each payment of a year opens, in their order. */
export function lessonsByBill(calendar: BatchCalendar, term: Term): readonly number[] {
  const lessonsIn = lessonsOpenedIn(calendar);
  return Array.from({ length: billsInYear[term] }, (_bill, place) =>
    lessonsIn(billPeriod(calendar.startDate, term, place + 1)),
  );
}
