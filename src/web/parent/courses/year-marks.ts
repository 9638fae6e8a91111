import type { ChildCourse } from '../../../contract/objects.ts';
import type { PlannedWeek } from '../../../domain/calendar/year-plan.ts';
import { weeksOfUnit } from '../../../domain/calendar/unit-and-week.ts';
import type { CalendarDate } from '../../../domain/values/calendar-date.ts';
import { hasVideoPage, inOrder, isIncluded, isTestLesson } from './lesson-state.ts';

/** How a week of the year stands for a child. */
export type WeekMark =
  | 'HOLIDAY'
  | 'FREE'
  | 'NOW'
  | 'WATCHED'
  | 'THERE'
  | 'LOCKED'
  | 'SKIPPED'
  | 'PAST'
  | 'COMING';
/** What a week of lessons brings: a video, the live class, or tests beside it. */
export type WeekKind = 'VIDEO' | 'LIVE' | 'TEST';

/** The lessons of a week, in the order in which they came. */
export const lessonsOfWeek = (courses: readonly ChildCourse[], { place }: Pick<PlannedWeek, 'place'>) =>
  inOrder(courses).filter(
    ({ master_course }) => master_course.unit === place?.unit && master_course.week === place.week,
  );

/** What a week of lessons brings; tests that the child has not in its year bring none. */
export const kindOf = ({ place }: Pick<PlannedWeek, 'place'>, lessons: readonly ChildCourse[]): WeekKind => {
  if (lessons.some((lesson) => isTestLesson(lesson) && isIncluded(lesson))) return 'TEST';
  return place?.week === weeksOfUnit.at(-1) ? 'LIVE' : 'VIDEO';
};

/**
 * The one mark of a week: what keeps it closed comes first, then what is there, then what was.
 * @param wasAt whether the child was at a live lesson
 */
export const markOf = (
  week: PlannedWeek,
  lessons: readonly ChildCourse[],
  today: CalendarDate,
  wasAt: (lesson: ChildCourse) => boolean = () => false,
): WeekMark => {
  if (week.place === null) return week.isHoliday ? 'HOLIDAY' : 'FREE';
  const own = lessons.filter(isIncluded);
  const videos = own.filter(({ master_course }) => hasVideoPage(master_course));
  if (own.some(({ reason }) => reason === 'BILL_UNPAID')) return 'LOCKED';
  if (videos.length > 0 && videos.every(({ child_course }) => child_course.watched_at !== null))
    return 'WATCHED';
  if (own.some(wasAt)) return 'THERE';
  if (own.some(({ reason }) => reason === 'PERIOD_SKIPPED')) return 'SKIPPED';
  if (own.some(({ reason }) => reason === null)) return 'NOW';
  return week.lastDay < today ? 'PAST' : 'COMING';
};

/** How many videos a family has among these lessons, how many were watched, and whether that is worth saying yet. */
export const progressOf = (lessons: readonly ChildCourse[]) => {
  const videos = lessons.filter((lesson) => isIncluded(lesson) && hasVideoPage(lesson.master_course));
  const watched = videos.filter(({ child_course }) => child_course.watched_at !== null).length;
  return {
    videos: videos.length,
    watched,
    isTold: watched > 0 || videos.some(({ reason }) => reason === null),
  };
};

/** Lessons that are closed for a reason worth saying, the first of each reason and bill. */
export const closedOnce = (lessons: readonly ChildCourse[]): ReadonlySet<ChildCourse> => {
  const said = new Map<string, ChildCourse>();
  for (const lesson of lessons) {
    const about = `${lesson.reason} ${lesson.opens_bill}`;
    if (isWorthSaying(lesson) && !said.has(about)) said.set(about, lesson);
  }
  return new Set(said.values());
};

/** Dates and state say the rest: what comes, and what has gone. */
const isWorthSaying = ({ reason, child_course }: ChildCourse) =>
  reason === 'BILL_UNPAID' ||
  reason === 'NOT_IN_PACKAGE' ||
  (reason === 'PERIOD_SKIPPED' && child_course.watched_at === null);
