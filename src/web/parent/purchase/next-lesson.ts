import type { AcademicYear } from '../../../contract/objects.ts';
import type { BatchCalendar } from '../../../domain/calendar/batch-year.ts';
import { releaseDaysOf } from '../../../domain/calendar/release.ts';
import { units, weeksOfUnit } from '../../../domain/calendar/unit-and-week.ts';
import { type CalendarDate, calendarDate, compareDates } from '../../../domain/values/calendar-date.ts';

/** What the rules of the year need of a batch on the wire. */
export const calendarOf = (year: Pick<AcademicYear, 'start_date' | 'holiday_week'>): BatchCalendar => ({
  startDate: calendarDate(year.start_date),
  // The wire carries the list as text.
  holidayWeeks: (JSON.parse(year.holiday_week) as string[]).map(calendarDate),
});

/** The next day after `today` on which a lesson is released; null when none is left. */
export const nextReleaseDay = (calendar: BatchCalendar, today: CalendarDate): CalendarDate | null => {
  const releaseDay = releaseDaysOf(calendar);
  const days = units.flatMap((unit) => weeksOfUnit.map((week) => releaseDay(unit, week)));
  return days.find((day) => compareDates(day, today) > 0) ?? null;
};
