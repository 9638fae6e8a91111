import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import type { LiveGroup, LiveSession } from '../../../contract/live-class-objects.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { someDayOf } from '../list/day-of-week.ts';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import { dayAndTime, writeTime } from './typed-time.ts';

/** How the back office says which class it is, when, and how it stands. */
export const useClassWords = () => {
  const { liveClasses: words, courses } = useTexts().admin;
  const { weekdayName } = useFormats();
  const timeOf = ({ starts_at }: Pick<LiveSession, 'starts_at'>) => words.wib(dayAndTime(starts_at).time);
  const dayOf = (instant: Date) => `${weekdayName(instant)}, ${officeDate(dayInJakarta(instant))}`;
  const groupName = ({ grade, number }: { grade: number; number: number }) =>
    `${courses.gradeOf(grade)}, ${words.groupOf(number)}`;
  const weekdayOf = (weekday: number) => weekdayName(someDayOf(weekday));
  return {
    timeOf,
    dayOf,
    groupName,
    /** `Thursday, 21-01-2027, 16.00 WIB` */
    when: (session: Pick<LiveSession, 'starts_at'>) =>
      `${dayOf(new Date(session.starts_at))}, ${timeOf(session)}`,
    unitOf: ({ unit, kind }: Pick<LiveSession, 'unit' | 'kind'>) =>
      kind === 'native' ? words.nativeOf(unit) : courses.unitOf(unit),
    weekdayOf,
    /** `Thursday 16.00, 45 min` */
    meetsAt: ({ weekday, time, minutes }: Pick<LiveGroup, 'weekday' | 'time' | 'minutes'>) =>
      weekday === null || time === null || minutes === null
        ? words.noTime
        : words.meets(weekdayOf(weekday), writeTime(time), minutes),
    teacherOf: (teacher: LiveSession['teacher']) => teacher?.first_name ?? words.noTeacher,
  };
};

const tones = { planned: 'waiting', open: 'done', over: 'off', cancelled: 'stopped' } as const;

export const toneOf = ({ state }: Pick<LiveSession, 'state'>) => tones[state];
