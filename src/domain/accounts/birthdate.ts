import { type CalendarDate, addMonths, compareDates } from '../values/calendar-date.ts';

/** Nobody is older than this; a year typed wrongly is. In months. */
const OLDEST = -130 * 12;

/** Whether somebody can have been born on `birthdate`: in the past (not today), and not before living memory. */
export const mayBeBirthdate = (birthdate: CalendarDate, today: CalendarDate): boolean =>
  compareDates(birthdate, today) < 0 && compareDates(birthdate, addMonths(today, OLDEST)) > 0;
