import { type CalendarDate, addMonths, compareDates } from '../values/calendar-date.ts';

/** An older birthdate is a typing error. In months. */
const OLDEST = -130 * 12;

/** Whether somebody can have been born on `birthdate`: in the past (not today), and within 130 years (rule R8). */
export const mayBeBirthdate = (birthdate: CalendarDate, today: CalendarDate): boolean =>
  compareDates(birthdate, today) < 0 && compareDates(birthdate, addMonths(today, OLDEST)) > 0;
