import { useMemo } from 'react';
import { type CalendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { useLanguage } from '../../page-info.tsx';

/** Monday or Senin, in the visitor's language. */
export const useWeekdayName = () => {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Asia/Jakarta' });
    return (day: CalendarDate) => format.format(startOfDay(day));
  }, [language]);
};
