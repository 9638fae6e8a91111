import { parseCalendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useTexts } from './texts.ts';

/** A stored value as people read it; null where a field holds a code whose name is not at hand. */
export const useStoredWords = () => {
  const { gender } = useTexts().profile;
  const { date } = useFormats();
  const day = (value: string) => {
    const parsed = parseCalendarDate(value);
    return parsed && date(startOfDay(parsed));
  };
  const words: Readonly<Record<string, (value: string) => string | null>> = {
    gender: (value) => (value === 'MALE' || value === 'FEMALE' ? gender[value] : null),
    birthdate: day,
    province: () => null,
    city: () => null,
  };
  return (name: string, value: unknown): string | null => {
    if (typeof value !== 'string' || value === '') return null;
    return words[name] ? words[name](value) : value;
  };
};
