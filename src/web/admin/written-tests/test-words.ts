import type { WrittenTest, WrittenTestPupil } from '../../../contract/written-test-objects.ts';
import { type PartOfYear, firstUnitOf, lastUnitOf } from '../../../domain/assessment/parts-of-year.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';

type State = WrittenTestPupil['state'];

/** How a test stands at a glance: somebody is to act, it is done, something was missed, or nothing is to be done now. */
export const toneOf = (state: State) => {
  if (state === 'to_mark') return 'waiting';
  if (state === 'marked') return 'done';
  return state === 'missed' ? 'stopped' : 'off';
};

/** What is said of written tests. */
export const useTestWords = () => {
  const { writtenTests: words } = useTexts().admin;
  return {
    partOf: (part: PartOfYear) => words.part(firstUnitOf(part), lastUnitOf(part)),
    groupOf: ({ grade, batch, group }: Pick<WrittenTest, 'grade' | 'batch' | 'group'>) =>
      `${words.gradeOf(grade)}, ${group ? words.groupOf(group.number) : words.noGroup} · ${words.batchOf(batch)}`,
    dayOf: (instant: string) => officeDate(dayInJakarta(new Date(instant))),
  };
};
