import type { CalendarDate } from '../domain/values/calendar-date.ts';
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

/** A month by its number, 1 to 12: August, Agustus. */
export const monthName = (language: Language, month: number): string =>
  months[language].split(' ')[month - 1] ?? '';

/** The month of a day, where a day would promise too much: August 2026, Agustus 2026. */
export const monthAndYear = (language: Language, date: CalendarDate): string =>
  longDate(language, date).replace(/^\d+ /, '');
