import type { OralSlot } from '../../../contract/oral-test-objects.ts';
import { timeOfDayAt } from '../../../domain/live-classes/meeting-times.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { oralLevels as en } from '../../../i18n/en/oral-levels.ts';
import { oralLevels as id } from '../../../i18n/id/oral-levels.ts';
import { useChoice, useFormats } from '../../frame/page-info.tsx';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';

const levels = { en, id };

/** The words of the five levels, which come with the screens of oral tests. */
export const useLevelWords = () => useChoice(levels);

/** How the back office says when an oral test is. */
export const useOralTimes = () => {
  const { oralTests: words } = useTexts().admin;
  const { weekdayName } = useFormats();
  const timeOf = ({ starts_at }: Pick<OralSlot, 'starts_at'>) =>
    words.at(timeOfDayAt(new Date(starts_at)).replace(':', '.'));
  const dayOf = (instant: Date) => `${weekdayName(instant)}, ${officeDate(dayInJakarta(instant))}`;
  return {
    timeOf,
    dayOf,
    /** `Thursday, 21-01-2027, 16.00 WIB` */
    when: (slot: Pick<OralSlot, 'starts_at'>) => `${dayOf(new Date(slot.starts_at))}, ${timeOf(slot)}`,
  };
};
