import {
  type CalendarDate,
  addDays,
  compareDates,
  dayInJakarta,
  startOfDay,
} from '../values/calendar-date.ts';

const hour = 3_600_000;

/** 09.00 WIB: when families hear of bills, of last days and of the end of a year. */
export const atNine = (day: CalendarDate): Date => new Date(startOfDay(day).getTime() + 9 * hour);

/** 06.30 WIB: when families hear of new lessons, before school. No mail of notices goes out before it. */
export const atHalfPastSix = (day: CalendarDate): Date => new Date(startOfDay(day).getTime() + 6.5 * hour);

const quietFrom = (day: CalendarDate): Date => new Date(startOfDay(day).getTime() + 21 * hour);

/** `instant`, or the end of the quiet hours (21.00 to 06.30 WIB) that it lies in (rule R172). */
export function outsideQuietHours(instant: Date): Date {
  const day = dayInJakarta(instant);
  if (instant < atHalfPastSix(day)) return atHalfPastSix(day);
  return instant < quietFrom(day) ? instant : atHalfPastSix(addDays(day, 1));
}

/**
 * When a family's next mail of notices may go: one a day at most, and none in the quiet hours (rule R172).
 * @param wanted when there is something to say
 * @param lastMailed the day of the last one; null when there was none
 */
export function dayMailAt(wanted: Date, lastMailed: CalendarDate | null): Date {
  const at = outsideQuietHours(wanted);
  if (lastMailed === null || compareDates(lastMailed, dayInJakarta(at)) < 0) return at;
  return atHalfPastSix(addDays(lastMailed, 1));
}

/** How late a live school still tells something; what is found later is skipped. */
export const stillTold = 24 * hour;
