import type { ListedTask } from '../../../contract/task-objects.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';

type Standing = Pick<ListedTask, 'days_left' | 'reviewed_at'>;

/** How a task stands at a glance: late, soon due, with time left, or with its feedback. */
export const toneOf = ({ days_left: left, reviewed_at: reviewed }: Standing) => {
  if (reviewed !== null || left === null) return 'done';
  if (left < 0) return 'stopped';
  return left <= 1 ? 'waiting' : 'off';
};

/** What is said of tasks. */
export const useTaskWords = () => {
  const { tasks: words } = useTexts().admin;
  const language = useLanguage();
  const dayOf = (instant: string) => officeDate(dayInJakarta(new Date(instant)));
  return {
    dayOf,
    titleOf: ({ title, title_indo: indonesian }: ListedTask['lesson']) =>
      (language === 'id' && indonesian) || title,
    lessonOf: ({ grade, unit, week }: ListedTask['lesson']) => words.lessonOf(grade, unit, week),
    standingOf: ({ days_left: left, reviewed_at: reviewed }: Standing) => {
      if (reviewed !== null) return words.reviewedOn(dayOf(reviewed));
      return left === null ? '' : words.daysLeft(left);
    },
  };
};
