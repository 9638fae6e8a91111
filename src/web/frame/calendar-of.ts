import type { AcademicYear } from '../../contract/objects.ts';
import type { BatchCalendar } from '../../domain/calendar/batch-year.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';

/** What the rules of the year need of a batch on the wire. */
export const calendarOf = (year: Pick<AcademicYear, 'start_date' | 'holiday_week'>): BatchCalendar => ({
  startDate: calendarDate(year.start_date),
  // The wire carries the list as text.
  holidayWeeks: (JSON.parse(year.holiday_week) as string[]).map(calendarDate),
});
