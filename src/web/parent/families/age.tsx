import { ageOn, calendarDate } from '../../../domain/values/calendar-date.ts';
import { useToday } from '../../frame/today.ts';
import { useTexts } from '../pattern/texts.ts';

/** A child's age in whole years, today. */
export const Age = ({ birthdate }: { birthdate: string }) => {
  const { profile } = useTexts();
  const today = useToday();
  return <span>{profile.children.age(ageOn(calendarDate(birthdate), today))}</span>;
};
