import { type CalendarDate, addDays, compareDates } from '../values/calendar-date.ts';

/** What a batch teaches by: its first day and the first days of its holiday weeks. All days are WIB. */
export interface BatchCalendar {
  readonly startDate: CalendarDate;
  readonly holidayWeeks: readonly CalendarDate[];
}

/** Weeks from the first day of a batch to its last (rule R20). */
export const weeksInYear = 52;

/** The last day of a batch that starts on `startDate`: 52 weeks later, less a day (rule R20). */
export const endDateOf = (startDate: CalendarDate): CalendarDate => addDays(startDate, weeksInYear * 7 - 1);

/** Whether `day` is one of the batch's own, its first and last included. */
export const yearHolds = (startDate: CalendarDate, day: CalendarDate): boolean =>
  compareDates(startDate, day) <= 0 && compareDates(day, endDateOf(startDate)) <= 0;

/** Whether the batch has begun by `day`; it may be over. */
export const yearHasBegun = (startDate: CalendarDate, day: CalendarDate): boolean =>
  compareDates(startDate, day) <= 0;

/** Whether `day` lies after the last day of the batch. */
export const yearIsOver = (startDate: CalendarDate, day: CalendarDate): boolean =>
  compareDates(day, endDateOf(startDate)) > 0;
