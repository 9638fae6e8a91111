import { startOfDay, calendarDate, addMonths } from '../../../domain/values/calendar-date.ts';
import type { Language } from '../../../i18n/language.ts';

const tags = { en: 'en-GB', id: 'id-ID' } as const;

/** A month in words: "November 2026". */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(tags[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Jakarta',
  }).format(startOfDay(calendarDate(`${month}-01`)));

/** How many months back can be chosen; further back leads the address. */
const MONTHS = 24;

/** The months of the last two years, the newest first, and the one that is shown. */
export const monthsToChoose = (thisMonth: string, shown: string): string[] => {
  const first = calendarDate(`${thisMonth}-01`);
  const known = Array.from({ length: MONTHS }, (_, back) => addMonths(first, -back).slice(0, 7));
  return known.includes(shown) ? known : [shown, ...known].toSorted().toReversed();
};
