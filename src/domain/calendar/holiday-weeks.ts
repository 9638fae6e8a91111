import { type CalendarDate, addDays, compareDates, diffDays } from '../values/calendar-date.ts';
import { type BatchCalendar, weeksInYear } from './batch-year.ts';
import { teachingWeeksInYear } from './unit-and-week.ts';

/** As many weeks as 36 teaching weeks leave free in the year: 16 (rule R23). */
export const maxHolidayWeeks = weeksInYear - teachingWeeksInYear;

/** Why a day cannot be the first of a holiday week. */
export type HolidayRefusal =
  | 'holiday_before_start'
  | 'holiday_not_on_week_start'
  | 'holiday_after_year'
  | 'holiday_repeated'
  | 'too_many_holidays';

/**
 * Whether one more holiday week may begin on `firstDay`, beside those already chosen; null when it may.
 * It must begin on the start date or a multiple of 7 days later, lie within the year and not be chosen already
 * (rule R23).
 */
export function holidayRefusal(calendar: BatchCalendar, firstDay: CalendarDate): HolidayRefusal | null {
  const days = diffDays(calendar.startDate, firstDay);
  if (days < 0) return 'holiday_before_start';
  if (days % 7 !== 0) return 'holiday_not_on_week_start';
  if (days / 7 >= weeksInYear) return 'holiday_after_year';
  if (calendar.holidayWeeks.includes(firstDay)) return 'holiday_repeated';
  return calendar.holidayWeeks.length < maxHolidayWeeks ? null : 'too_many_holidays';
}

/** The first thing wrong with a whole list of holiday weeks, in the list's order; null when all are allowed. */
export function holidaysRefusal({ startDate, holidayWeeks }: BatchCalendar): HolidayRefusal | null {
  for (const [place, firstDay] of holidayWeeks.entries()) {
    const earlier = { startDate, holidayWeeks: holidayWeeks.slice(0, place) };
    const refusal = holidayRefusal(earlier, firstDay);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Holidays as they are told: weeks that follow each other are one stretch, from its first day to its last (rule R353). */
export function holidayStretches(
  holidayWeeks: readonly CalendarDate[],
): readonly { readonly firstDay: CalendarDate; readonly lastDay: CalendarDate }[] {
  const starts = holidayWeeks.toSorted(compareDates);
  const isHoliday = (day: CalendarDate) => holidayWeeks.includes(day);
  const firsts = starts.filter((day) => !isHoliday(addDays(day, -7)));
  const lasts = starts.filter((day) => !isHoliday(addDays(day, 7)));
  return firsts.map((firstDay, place) => ({ firstDay, lastDay: addDays(lasts[place] ?? firstDay, 6) }));
}
