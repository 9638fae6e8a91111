/**
 * A day of the calendar without a time, `YYYY-MM-DD`, as birthdates, bills and the academic year use it.
 * It is a string, so it sorts, compares and travels as it is. A day begins at 00:00 WIB,
 * which is UTC+7 without daylight saving (rule R1).
 */
export type CalendarDate = string & { readonly [day]: true };
declare const day: unique symbol;

/** Day of the week as ISO 8601 counts it: Monday 1 … Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const dayLength = 24 * 60 * 60 * 1000;
const jakartaOffset = 7 * 60 * 60 * 1000;

/**
 * The engine takes a microsecond to read or write a date, and a child's year is worked out of hundreds: what was read and
 * written before is remembered, of so many days at most.
 */
const mostRemembered = 20_000;

const remembered = <From, To>(work: (from: From) => To): ((from: From) => To) => {
  const known = new Map<From, To>();
  return (from) => {
    const before = known.get(from);
    if (before !== undefined) return before;
    const made = work(from);
    if (known.size >= mostRemembered) known.clear();
    known.set(from, made);
    return made;
  };
};

const startInUtc = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Days since 1970-01-01, which may be negative. */
const dayNumber = remembered((date: string) => startInUtc(date) / dayLength);

/** Instants from here to there are of days that `isRealDate` takes, so that their days need not be read again. */
const firstReal = Date.parse('0001-01-01T00:00:00Z');
const lastReal = Date.parse('9999-12-31T23:59:59.999Z');

const fromDayNumber = remembered((number: number): CalendarDate => {
  const milliseconds = number * dayLength;
  const text = utcDay(milliseconds);
  return milliseconds >= firstReal && milliseconds <= lastReal ? (text as CalendarDate) : calendarDate(text);
});

/** The date part in UTC; empty for what no `Date` can hold. */
function utcDay(milliseconds: number): string {
  const instant = new Date(milliseconds);
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString().slice(0, 10);
}

/** Whether the text is `YYYY-MM-DD` and that day exists, in the years 0001 to 9999 (PostgreSQL knows no year 0). */
export const isRealDate = (text: string): text is CalendarDate =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !text.startsWith('0000') && isDay(text);

const isDay = remembered((text: string) => utcDay(startInUtc(text)) === text);

/** Reads what a person or a client typed; null when there is no such day. */
export const parseCalendarDate = (text: string): CalendarDate | null => (isRealDate(text) ? text : null);

/** For dates that are known to be real (constants, database columns); throws otherwise, because that is a bug. */
export function calendarDate(text: string): CalendarDate {
  if (!isRealDate(text)) throw new RangeError(`not a calendar date: ${text}`);
  return text;
}

/** Negative when `a` is earlier, positive when it is later, 0 on the same day: made for `sort`. */
export const compareDates = (a: CalendarDate, b: CalendarDate): number => (a < b ? -1 : a > b ? 1 : 0);

/** `days` later, or earlier when negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  fromDayNumber(dayNumber(date) + days);

/** Whole days from `from` to `to`: 1 from today to tomorrow, negative when `to` is earlier. */
export const diffDays = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from);

/**
 * `months` later, on the same day of the month or, where that month is shorter, on its last day:
 * 31 January + 1 is 28 or 29 February. Count from the first date (`start + k * term`), never month by month:
 * a clamped day does not grow back.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const monthsSinceYear0 = yearOf(date) * 12 + (monthOf(date) - 1) + months;
  const year = Math.floor(monthsSinceYear0 / 12);
  const month = monthsSinceYear0 - year * 12 + 1;
  const dayOfMonth = Math.min(dayOf(date), daysInMonth(year, month));
  return calendarDate(`${padded(year, 4)}-${padded(month, 2)}-${padded(dayOfMonth, 2)}`);
}

export const weekday = (date: CalendarDate): Weekday =>
  // 1970-01-01 was a Thursday.
  (((((dayNumber(date) + 3) % 7) + 7) % 7) + 1) as Weekday;

/** The Monday of a day's week. */
export const mondayOf = (date: CalendarDate): CalendarDate => addDays(date, 1 - weekday(date));

/** The day it is in WIB at this instant. */
export const dayInJakarta = (instant: Date): CalendarDate =>
  fromDayNumber(Math.floor((instant.getTime() + jakartaOffset) / dayLength));

/** The instant at which the day begins: 00:00 WIB, which is 17:00 UTC of the day before. */
export const startOfDay = (date: CalendarDate): Date => new Date(dayNumber(date) * dayLength - jakartaOffset);

/** The last millisecond of the day in Jakarta. */
export const endOfDay = (date: CalendarDate): Date => new Date(startOfDay(date).getTime() + dayLength - 1);

/**
 * Full years of age on `date`. Who is born on 29 February turns a year older on 1 March of common years.
 * Negative before the birth.
 */
export const ageOn = (birthdate: CalendarDate, date: CalendarDate): number =>
  yearOf(date) - yearOf(birthdate) - (date.slice(5) < birthdate.slice(5) ? 1 : 0);

const yearOf = (date: CalendarDate) => Number(date.slice(0, 4));
const monthOf = (date: CalendarDate) => Number(date.slice(5, 7));
const dayOf = (date: CalendarDate) => Number(date.slice(8));
const padded = (number: number, length: number) => String(number).padStart(length, '0');

function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
