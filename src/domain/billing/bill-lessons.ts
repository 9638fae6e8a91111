import type { BatchCalendar } from '../calendar/batch-year.ts';
import { releasesOf } from '../calendar/release.ts';
import { teachingWeeksInYear, unitAndWeekOf } from '../calendar/unit-and-week.ts';
import { type CalendarDate, dayInJakarta } from '../values/calendar-date.ts';
import { type Bill, billPeriod } from './bills.ts';
import { type Term, billsInYear } from './terms.ts';

/** Unit weeks 1 to 3 carry a video; of week 4 nothing is left once it is over. */
const lastWeek = 4;

/**
 * Counts the lessons that a bill of this year opens: those that come within its period, one in each teaching week (rule R113).
 * @param from the day of paying, by which the first of them may be gone; without it all are counted
 */
export function lessonsOpenedIn(
  calendar: BatchCalendar,
  from?: CalendarDate,
): (bill: Pick<Bill, 'periodStart' | 'periodEnd'>) => number {
  const releaseOf = releasesOf(calendar);
  const lessons = Array.from({ length: teachingWeeksInYear }, (_week, number) => {
    const { unit, week } = unitAndWeekOf(number);
    const { releasedAt, goneAt, weekEndsAt } = releaseOf(unit, week);
    return { day: dayInJakarta(releasedAt), gone: dayInJakarta(week === lastWeek ? weekEndsAt : goneAt) };
  });
  const left = lessons.filter(({ gone }) => from === undefined || from < gone);
  return ({ periodStart, periodEnd }) =>
    left.filter(({ day }) => periodStart <= day && day < periodEnd).length;
}

/** How many lessons each payment of a year opens, in their order, when the first is made on the day `from`. */
export function lessonsByBill(calendar: BatchCalendar, term: Term, from?: CalendarDate): readonly number[] {
  const lessonsIn = lessonsOpenedIn(calendar, from);
  return Array.from({ length: billsInYear[term] }, (_bill, place) =>
    lessonsIn(billPeriod(calendar.startDate, term, place + 1)),
  );
}
