import type { CalendarDate } from '../domain/values/calendar-date.ts';
import type { BrandFacts } from './brand.ts';
import { longDate, monthName } from './dates.ts';
import type { Language } from './language.ts';

const months = Array.from({ length: 12 }, (_, place) => place + 1);

const news: Readonly<Record<Language, (day: string) => string>> = {
  en: (day) => `New online classes start on ${day}.`,
  id: (day) => `Kelas online baru mulai ${day}.`,
};

const truthful = (sentence: string, language: Language, start: CalendarDate): string => {
  const named = months.filter((month) => sentence.includes(monthName(language, month)));
  const isTrue = named.length === 0 || named.includes(Number(start.slice(5, 7)));
  return isTrue ? sentence : news[language](longDate(language, start));
};

/**
 * The banner as staff wrote it, but never against a class that is open: where it names months and none of them is that of
 * the next start, it tells this start instead (rule R352).
 * @param start the first day of the batch that a new family joins; null while none takes registrations
 */
export const withTrueBanner = (brand: BrandFacts, start: CalendarDate | null): BrandFacts =>
  start === null
    ? brand
    : {
        ...brand,
        banner: truthful(brand.banner, 'en', start),
        banner_indo: truthful(brand.banner_indo, 'id', start),
      };
