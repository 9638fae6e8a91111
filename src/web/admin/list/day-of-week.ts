import { addDays, calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';

const aMonday = calendarDate('2026-01-05');

/** An instant by which a language names a day of the week, 1 being Monday. */
export const someDayOf = (number: number): Date => startOfDay(addDays(aMonday, number - 1));
