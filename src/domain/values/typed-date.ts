import { type CalendarDate, parseCalendarDate } from './calendar-date.ts';

/**
 * The day that somebody typed: day, month and year with any separators, or eight digits without. YYYY-MM-DD is read as well,
 * because browsers fill in a birthdate so. Null when there is no such day.
 */
export const readTypedDate = (typed: string): CalendarDate | null => {
  const text = typed.trim();
  const parts =
    /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (!parts) return parseCalendarDate(text);
  const [, day = '', month = '', year = ''] = parts;
  return parseCalendarDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
};

/** A day as `readTypedDate` reads it: DD-MM-YYYY; what is no day stays as it is. */
export const writeTypedDate = (date: string, separator: string): string =>
  parseCalendarDate(date) === null ? date : date.split('-').toReversed().join(separator);

/**
 * Adds the separators while somebody types on, because the numeric keyboard of a phone has none. What is deleted, pasted or
 * changed in the middle stays as it is.
 * @param before what stood there before this key
 */
export const separateTyped = (typed: string, before: string, separator: string): string => {
  if (!typed.startsWith(before) || typed.length !== before.length + 1) return typed;
  return typed
    .replace(/[-/. ]+/g, separator)
    .replace(/^(\d{2})(\d)$/, `$1${separator}$2`)
    .replace(/^(\d{1,2}\D\d{2})(\d)$/, `$1${separator}$2`)
    .replace(/^(\d{2}|\d{1,2}\D\d{2})$/, `$1${separator}`);
};
