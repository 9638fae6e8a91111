import type { AcademicYear, Child } from '../../../contract/objects.ts';
import { type CalendarDate, calendarDate, compareDates } from '../../../domain/values/calendar-date.ts';

/** The first day of the child's year while it lies ahead, also between two years; null while one is under way. */
export const comingStart = (
  { status }: Pick<Child, 'status'>,
  latestYear: Pick<AcademicYear, 'start_date'> | null,
  today: CalendarDate,
): CalendarDate | null => {
  if (latestYear === null || (status !== 'BOOKED' && status !== 'TEST_AWAITED')) return null;
  const start = calendarDate(latestYear.start_date);
  return compareDates(today, start) < 0 ? start : null;
};
