import { type CalendarDate, parseCalendarDate } from './calendar-date.ts';

/**
 * The day that somebody typed or pasted: day, month and year with any separators, or eight digits without; the month may be a
 * word of either language. Year, month, day is read as well, because browsers fill in a birthdate so. Null when there is no such day.
 */
export const readTypedDate = (typed: string): CalendarDate | null => {
  const text = typed.trim();
  const yearFirst = /^(\d{4})[-/. ]+(\d{1,2})[-/. ]+(\d{1,2})$/.exec(text);
  if (yearFirst) return dayOf(yearFirst[3], yearFirst[2], yearFirst[1]);
  const parts =
    /^(\d{1,2})[-/. ]+(\d{1,2}|[a-z]{3,9})[-/. ]+(\d{4})$/i.exec(text) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  return parts && dayOf(parts[1], parts[2], parts[3]);
};

/**
 * A day whose year was typed by its last two digits, of this century, as staff write the days of a school year: 3-5-27. Null for
 * anything else. A birthdate is not read so, because it may be of the last century.
 */
export const readShortYear = (typed: string): CalendarDate | null => {
  const parts = /^(\d{1,2})[-/. ]+(\d{1,2}|[a-z]{3,9})[-/. ]+(\d{2})$/i.exec(typed.trim());
  return parts && dayOf(parts[1], parts[2], `20${parts[3]}`);
};

/** How the months begin in English and in Indonesian. */
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const BULAN = 'jan feb mar apr mei jun jul agu sep okt nov des'.split(' ');

const dayOf = (day = '', month = '', year = ''): CalendarDate | null => {
  const word = month.slice(0, 3).toLowerCase();
  const named = Math.max(MONTHS.indexOf(word), BULAN.indexOf(word)) + 1;
  const number = named === 0 ? month : String(named);
  return parseCalendarDate(`${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`);
};

/** A day as `readTypedDate` reads it: DD-MM-YYYY; what is no day stays as it is. */
export const writeTypedDate = (date: string, separator: string): string =>
  parseCalendarDate(date) === null ? date : date.split('-').toReversed().join(separator);

/**
 * Adds the separators while somebody types on, because the numeric keyboard of a phone has none. What is deleted, pasted or
 * changed in the middle stays as it is. A third separator tells that the year came first: it is put together again.
 * @param before what stood there before this key
 */
export const separateTyped = (typed: string, before: string, separator: string): string => {
  if (!typed.startsWith(before) || typed.length !== before.length + 1) return typed;
  return typed
    .replace(/[-/. ]+/g, separator)
    .replace(/^(\d{2})\D(\d{2})\D(\d{1,2})\D$/, `$1$2${separator}$3${separator}`)
    .replace(/^(\d{2})(\d)$/, `$1${separator}$2`)
    .replace(/^(\d{1,2}\D\d{2})(\d)$/, `$1${separator}$2`)
    .replace(/^(\d{2}|\d{1,2}\D\d{2})$/, `$1${separator}`);
};
