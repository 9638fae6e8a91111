import type { BatchCalendar } from '../../../domain/calendar/batch-year.ts';
import { releaseDaysOf } from '../../../domain/calendar/release.ts';
import { units, weeksOfUnit } from '../../../domain/calendar/unit-and-week.ts';
import { type CalendarDate, compareDates } from '../../../domain/values/calendar-date.ts';

/** The next day after `today` on which a lesson is released; null when none is left. */
export const nextReleaseDay = (calendar: BatchCalendar, today: CalendarDate): CalendarDate | null => {
  const releaseDay = releaseDaysOf(calendar);
  const days = units.flatMap((unit) => weeksOfUnit.map((week) => releaseDay(unit, week)));
  return days.find((day) => compareDates(day, today) > 0) ?? null;
};
