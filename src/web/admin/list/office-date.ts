import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { monthName } from '../../../i18n/dates.ts';
import type { Formats } from '../../../i18n/formats.ts';
import type { Language } from '../../../i18n/language.ts';

/** A day as the back office reads it: DD-MM-YYYY of the wire's YYYY-MM-DD. */
export const officeDate = (day: string): string => day.split('-').toReversed().join('-');

/** An instant of the wire as the back office reads it: DD-MM-YYYY hh:mm. */
export const officeMoment = (instant: string, { time }: Pick<Formats, 'time'>): string => {
  const moment = new Date(instant);
  return `${officeDate(dayInJakarta(moment))} ${time(moment)}`;
};

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A text that was written for families, with its days as the back office reads them: 28 December 2026 is 28-12-2026. */
export const withOfficeDates = (text: string, language: Language): string => {
  const months = Array.from({ length: 12 }, (_, month) => monthName(language, month + 1));
  return text.replaceAll(
    new RegExp(String.raw`\b(\d{1,2}) (${months.join('|')}) (\d{4})\b`, 'g'),
    (_, day: string, month: string, year: string) =>
      [twoDigits(Number(day)), twoDigits(months.indexOf(month) + 1), year].join('-'),
  );
};
