import { childYear as en } from '../../../i18n/en/child-year.ts';
import { childYear as id } from '../../../i18n/id/child-year.ts';
import { type CalendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { useChoice, useFormats } from '../../frame/page-info.tsx';

const words = { en, id };

/** The words of the year's picture, which come with it. */
export const useYearWords = () => useChoice(words);

/** A calendar day in words: the whole date, with the day of the week, or without the year. */
export const useDays = () => {
  const { date, weekday, shortDate } = useFormats();
  return {
    date: (day: CalendarDate) => date(startOfDay(day)),
    weekday: (day: CalendarDate) => weekday(startOfDay(day)),
    short: (day: CalendarDate) => shortDate(startOfDay(day)),
  };
};
