import { type CalendarDate, addDays } from '../domain/values/calendar-date.ts';
import { type Zone, hoursAheadOfWib } from '../domain/values/zones.ts';
import type { Language } from './language.ts';

const months = {
  en: 'January February March April May June July August September October November December',
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
} as const satisfies Record<Language, string>;

/** A day as families read it: 12 August 2026, 12 Agustus 2026. The same on every machine, whatever it knows of languages. */
export const longDate = (language: Language, date: CalendarDate): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${monthName(language, Number(month))} ${year}`;
};

/** The week from a Monday to its Sunday, or to a later one: 21–27 December 2026; 28 December 2026 – 3 January 2027. */
export const wholeWeek = (language: Language, monday: CalendarDate, sunday = addDays(monday, 6)): string =>
  monthAndYear(language, monday) === monthAndYear(language, sunday)
    ? `${Number(monday.slice(8))}–${longDate(language, sunday)}`
    : `${longDate(language, monday)} – ${longDate(language, sunday)}`;

/** A month by its number, 1 to 12: August, Agustus. */
export const monthName = (language: Language, month: number): string =>
  months[language].split(' ')[month - 1] ?? '';

/** The month of a day, where a day would promise too much: August 2026, Agustus 2026. */
export const monthAndYear = (language: Language, date: CalendarDate): string =>
  longDate(language, date).replace(/^\d+ /, '');

const weekdays = {
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  id: 'Senin Selasa Rabu Kamis Jumat Sabtu Minggu',
} as const satisfies Record<Language, string>;

const hour = 3_600_000;

/** What a clock in a zone shows, in fields of UTC. */
const onClock = (instant: Date, zone: Zone) =>
  new Date(instant.getTime() + (7 + hoursAheadOfWib(zone)) * hour);
const weekdayOf = (language: Language, shown: Date): string =>
  weekdays[language].split(' ')[(shown.getUTCDay() + 6) % 7] ?? '';
const hourAndMinute = (shown: Date): string => shown.toISOString().slice(11, 16).replace(':', '.');

/** The day of the week of an instant in WIB: Thursday, Kamis. */
export const wibWeekday = (language: Language, instant: Date): string =>
  weekdayOf(language, onClock(instant, 'WIB'));

/**
 * The time of an instant in WIB and, in brackets, where the family lives: 16.00 WIB (18.00 WIT for you). Where it is another day
 * by then, its name stands before it.
 */
export const clockTime = (language: Language, instant: Date, zone: Zone): string => {
  const [wib, there] = [onClock(instant, 'WIB'), onClock(instant, zone)];
  const said = `${hourAndMinute(wib)} WIB`;
  if (zone === 'WIB') return said;
  const isSameDay = wib.getUTCDay() === there.getUTCDay();
  const day = isSameDay ? '' : `${weekdayOf(language, there)} `;
  return `${said} (${day}${hourAndMinute(there)} ${zone} ${language === 'en' ? 'for you' : 'di tempat Anda'})`;
};

/** A day in WIB as one has to be there on it, without the year: Thursday 21 January, Kamis 21 Januari. */
export const classDay = (language: Language, instant: Date): string => {
  const shown = onClock(instant, 'WIB');
  return `${weekdayOf(language, shown)} ${shown.getUTCDate()} ${monthName(language, shown.getUTCMonth() + 1)}`;
};

/** When somebody has to be there: Thursday 21 January, 16.00 WIB (18.00 WIT for you). */
export const classTime = (language: Language, instant: Date, zone: Zone): string =>
  `${classDay(language, instant)}, ${language === 'id' ? 'pukul ' : ''}${clockTime(language, instant, zone)}`;

/** From which hour on a time of the day is called so. */
const partsOfDay = {
  en: { 0: 'in the morning', 12: 'in the afternoon', 18: 'in the evening' },
  id: { 0: 'pagi', 11: 'siang', 15: 'sore', 18: 'malam' },
} as const satisfies Record<Language, Record<number, string>>;

/** When something begins where a child lives, as one tells it: Thursday 21 January at 4 in the afternoon, Kamis 21 Januari, jam 4 sore (rule R364). */
export const toldTime = (language: Language, instant: Date, zone: Zone): string => {
  const shown = onClock(instant, zone);
  const hours = shown.getUTCHours();
  const minutes = shown.getUTCMinutes();
  const clock = `${hours % 12 || 12}${minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`}`;
  const [, part] = Object.entries(partsOfDay[language]).findLast(([from]) => hours >= Number(from)) ?? [];
  const day = `${weekdayOf(language, shown)} ${shown.getUTCDate()} ${monthName(language, shown.getUTCMonth() + 1)}`;
  return language === 'en' ? `${day} at ${clock} ${part}` : `${day}, jam ${clock} ${part}`;
};
