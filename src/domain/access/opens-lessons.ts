import type { Bill } from '../billing/bills.ts';
import type { BatchCalendar } from '../calendar/batch-year.ts';
import { goneAt, releasedAt } from '../calendar/release.ts';
import { startOfDay } from '../values/calendar-date.ts';

/** Whether any lesson can still be watched in a bill's period; the last of a year is an instalment that opens none. */
export const opensLessons = ({ periodStart }: Pick<Bill, 'periodStart'>, calendar: BatchCalendar): boolean =>
  startOfDay(periodStart) < goneAt(releasedAt(calendar, 9, 4));
