import { type CalendarDate, addDays, calendarDate, parseCalendarDate } from '../values/calendar-date.ts';

/** Which of two figures is the day: Indonesia writes it first, a spreadsheet set to English (United States) the month. */
export type DateOrder = 'day_first' | 'month_first';

const NUMERIC = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?![\d/.-])/;

/** The order in which a file writes its dates: the month first only where a date has no other reading (rule R126). */
export const dateOrderOf = (texts: readonly string[]): DateOrder => {
  const figures = texts.flatMap((text) => {
    const [, first, second] = NUMERIC.exec(text.trim()) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  const isMonthFirst = figures.some(([, second]) => second > 12) && figures.every(([first]) => first <= 12);
  return isMonthFirst ? 'month_first' : 'day_first';
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'mei', 'jun', 'jul', 'agu', 'sep', 'okt', 'nov', 'des'];
const ENGLISH: Readonly<Record<string, string>> = {
  may: 'mei',
  aug: 'agu',
  agt: 'agu',
  ags: 'agu',
  nop: 'nov',
  oct: 'okt',
  dec: 'des',
};

const monthNamed = (name: string): string => {
  const letters = name.toLowerCase().slice(0, 3);
  return String(MONTHS.indexOf(ENGLISH[letters] ?? letters) + 1);
};

interface Written {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  /** what stands behind the date */
  readonly rest: string;
}

const written = (said: string, order: DateOrder): Written | null => {
  const [, y, m, d, afterIso] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)(.*)$/.exec(said) ?? [];
  if (y && m && d) return { year: y, month: m, day: d, rest: afterIso ?? '' };
  const [all = '', first, second, year] = NUMERIC.exec(said) ?? [];
  if (first && second && year) {
    const [day, month] = order === 'day_first' ? [first, second] : [second, first];
    return { year, month, day, rest: said.slice(all.length) };
  }
  const [, dd, name, yyyy, after] =
    /^(\d{1,2})[ -](\p{L}{3,9})\.?[ -](\d{4}|\d{2})(?!\d)(.*)$/u.exec(said) ?? [];
  if (dd && name && yyyy) return { year: yyyy, month: monthNamed(name), day: dd, rest: after ?? '' };
  const [, name2, dd2, yyyy2, after2] = /^(\p{L}{3,9})\.? (\d{1,2}), (\d{4})(?!\d)(.*)$/u.exec(said) ?? [];
  return name2 && dd2 && yyyy2
    ? { year: yyyy2, month: monthNamed(name2), day: dd2, rest: after2 ?? '' }
    : null;
};

/** Minutes after midnight of "14:05:06", "14.05" or "2:05 PM", and what stands behind; null for no time of day. */
const clockOf = (text: string): { minutes: number; zone: string } | null => {
  const [, h = '', m = '', half = '', zone = ''] =
    /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:[.,]\d+)?)?\s*([ap]m)?\s*(Z|(?:GMT|UTC)?[+-]\d{1,2}(?::?\d{2})?|WIB)?$/i.exec(
      text,
    ) ?? [];
  const [hours, minutes] = [
    half === '' ? Number(h) : (Number(h) % 12) + (/p/i.test(half) ? 12 : 0),
    Number(m),
  ];
  return h === '' || hours > 23 || minutes > 59
    ? null
    : { minutes: hours * 60 + minutes, zone: zone.toUpperCase() };
};

/** "Sabtu, 28 November 2026": the day of the week says nothing more. */
const WEEKDAY =
  /^(?:senin|selasa|rabu|kamis|jum['’]?at|sabtu|minggu|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[,.]? /i;

/** A cell that a spreadsheet holds as a date and writes as a number: days since the end of 1899, in this century. */
const dayOfSerial = (text: string): CalendarDate | null => {
  const [, days] = /^([34567]\d{4})(?:[.,]\d+)?$/.exec(text) ?? [];
  return days === undefined ? null : addDays(calendarDate('1899-12-30'), Number(days));
};

/**
 * The day in Jakarta of a date as exports and spreadsheets in either language write it: "2026-11-03 14:05:06", "03/11/2026 14.05",
 * "3-11-26", "3 November 2026", "Nov 3, 2026 2:05 PM" or "2026-11-03T07:05:06Z" (rule R126); null for anything else.
 */
export function readDay(text: string, order: DateOrder = 'day_first'): CalendarDate | null {
  const plain = text.trim().replaceAll(/\s+/g, ' ');
  const counted = dayOfSerial(plain);
  if (counted) return counted;
  const said = written(plain.replace(WEEKDAY, '').replaceAll(/[\u2010\u2011]/g, '-'), order);
  if (!said) return null;
  const year = said.year.length === 2 ? `20${said.year}` : said.year;
  const day = parseCalendarDate(`${year}-${said.month.padStart(2, '0')}-${said.day.padStart(2, '0')}`);
  const rest = said.rest
    .replace(/^(?:[T ]|, ?)/, '')
    .replace(/^(?:pukul|jam|at) /i, '')
    .trim();
  if (day === null || rest === '') return day;
  const clock = clockOf(rest);
  if (!clock) return null;
  if (clock.zone === '' || clock.zone === 'WIB') return day;
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(clock.zone) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const inJakarta = Date.parse(`${day}T00:00:00Z`) + (clock.minutes - ahead + 7 * 60) * 60_000;
  return parseCalendarDate(new Date(inJakarta).toISOString().slice(0, 10));
}
