import { type TimeOfDay, instantOf, parseTimeOfDay } from '../../../domain/live-classes/meeting-times.ts';
import { dayInJakarta, parseCalendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';

/** A time of the day as somebody types it: `16.00`, `16:00` or `9.30`; null when it is none. */
export const readTime = (typed: string): TimeOfDay | null => {
  const [, hour = '', minute = ''] = /^(\d{1,2})[.:](\d{2})$/.exec(typed.trim()) ?? [];
  return parseTimeOfDay(`${hour.padStart(2, '0')}:${minute}`);
};

/** A time of the wire as the back office types and reads it: `16.00`. */
export const writeTime = (time: string): string => time.replace(':', '.');

/** The day and the time in WIB of an instant, as forms hold them. */
export const dayAndTime = (instant: string): { day: string; time: string } => {
  const moment = new Date(instant);
  const day = dayInJakarta(moment);
  const minutes = (moment.getTime() - startOfDay(day).getTime()) / 60_000;
  const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return { day, time: `${twoDigits(minutes / 60)}.${twoDigits(minutes % 60)}` };
};

/** The instant of a day and time that were typed; null while one of them is none. */
export const typedInstant = ({ day, time }: { day: string; time: string }): string | null => {
  const [date, clock] = [parseCalendarDate(day), readTime(time)];
  return date && clock && instantOf(date, clock).toISOString();
};
