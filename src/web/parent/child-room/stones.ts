import type { ChildCourse } from '../../../contract/objects.ts';
import type { FamilySession } from '../../../contract/live-classes.ts';
import { teachingWeekOf, units, weeksOfUnit } from '../../../domain/calendar/unit-and-week.ts';
import { type CalendarDate, dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { appointmentOf } from '../courses/class-state.ts';
import {
  hasVideoPage,
  inOrder,
  isIncluded,
  isToWatch,
  lastDay,
  mostPressingFirst,
} from '../courses/lesson-state.ts';
import { type WeekKind, kindOf, lessonsOfWeek } from '../courses/year-marks.ts';

/** Why nothing opens at a stone, as far as a child is told: whoever may not see a lesson for its bill is to ask, and no more. */
export type Shut = 'asleep' | 'ask' | 'past' | 'soon' | 'empty' | 'class' | 'class_over' | 'rests';

/** A teaching week of the year, as a stone in the river (rule R346). */
export interface Stone {
  /** 1 to 36 */
  readonly number: number;
  readonly week: number;
  readonly kind: WeekKind;
  /** what the child has in it, in the order in which it comes */
  readonly lessons: readonly ChildCourse[];
  readonly stars: 0 | 1 | 2;
  /** which lesson a touch opens, or why none */
  readonly opens: ChildCourse | Shut;
}

export const isWatched = ({ child_course }: ChildCourse): boolean => child_course.watched_at !== null;
/** Its words can be played: that is open to whoever has watched, also when the video has gone. */
export const hasGame = (lesson: ChildCourse): boolean => isWatched(lesson) && lesson.child_course.words > 0;
export const canWatch = ({ master_course }: ChildCourse): boolean => master_course.video_url !== null;
const isPlayed = ({ child_course: { words, played_at } }: ChildCourse) => words === 0 || played_at !== null;

/** What a child can still get a star for now. */
const isToDo = (lesson: ChildCourse) => isToWatch(lesson) || (hasGame(lesson) && !isPlayed(lesson));

/** The first star of lessons for having watched them all, the second for having played all that carry words as well (rule R347). */
export const starsOf = (lessons: readonly ChildCourse[]): 0 | 1 | 2 => {
  const videos = lessons.filter(({ master_course }) => hasVideoPage(master_course));
  if (videos.length === 0 || !videos.every(isWatched)) return 0;
  return videos.some(hasGame) && videos.every(isPlayed) ? 2 : 1;
};

/** The live classes of a child, as far as its stones go. */
type Sessions = readonly Pick<FamilySession, 'kind' | 'unit' | 'makes_up_for' | 'starts_at' | 'state'>[];

/** The 36 stones of a child's year. */
export const stonesOf = (courses: readonly ChildCourse[], sessions: Sessions = []): Stone[] => {
  const included = courses.filter(isIncluded);
  return units.flatMap((unit) =>
    weeksOfUnit.map((week) => {
      const place = { place: { unit, week } };
      const lessons = lessonsOfWeek(included, place);
      return {
        number: teachingWeekOf(unit, week) + 1,
        week,
        kind: kindOf(place, lessons),
        lessons,
        stars: starsOf(lessons),
        opens: opensAt(lessons, sessions),
      };
    }),
  );
};

const opensAt = (lessons: readonly ChildCourse[], sessions: Sessions): ChildCourse | Shut =>
  nextLesson(lessons) ?? lessons.find(canWatch) ?? lessons.find(hasGame) ?? shutAs(lessons, sessions);

/** A live class may take place before its week (rule R346). */
const wasHeld = (lesson: ChildCourse, sessions: Sessions) =>
  appointmentOf(lesson, sessions)?.state === 'over';

/** Why nothing opens at these lessons, at which nothing does. */
export const shutAs = (lessons: readonly ChildCourse[], sessions: Sessions = []): Shut => {
  const [first] = lessons;
  if (!first) return 'empty';
  // Nothing of it comes any more, whatever its day (rule R365).
  if (lessons.some(({ reason }) => reason === 'CHILD_LEFT')) return 'rests';
  const isComing = first.child_course.state === 'SCHEDULED';
  if (!isComing && lessons.some(({ reason }) => reason === 'BILL_UNPAID')) return 'ask';
  const live = lessons.find(({ master_course }) => master_course.type === 1);
  const isOver = live?.child_course.state === 'EXPIRED' || (live && wasHeld(live, sessions));
  if (live) return isOver ? 'class_over' : 'class';
  if (isComing) return 'asleep';
  return lessons.some(({ reason }) => reason === null) ? 'soon' : 'past';
};

/**
 * What a child does next (rule R348): what there is to watch, and of that what goes first, then what there is to play, the latest
 * first.
 * @param but what it has just done
 */
export const nextLesson = (courses: readonly ChildCourse[], but?: ChildCourse): ChildCourse | null => {
  const others = courses.filter(
    (one) => one.child_course.course_id !== but?.child_course.course_id && isToDo(one),
  );
  return mostPressingFirst(others.filter(isToWatch))[0] ?? inOrder(others).at(-1) ?? null;
};

/** What a child does now: the words of a video that has gone are offered at its stone alone (rule R348). */
export const nextNow = (courses: readonly ChildCourse[]): ChildCourse | null =>
  nextLesson(courses.filter(({ reason }) => reason === null));

/** Nothing of the year comes any more, or can be opened: the river is crossed, and Kancil is among the mangoes (rule R373). */
export const isCrossed = (stones: readonly Stone[]): boolean => {
  const lessons = stones.flatMap((stone) => stone.lessons);
  const isOver = ({ reason }: ChildCourse) =>
    reason === 'GONE' || reason === 'YEAR_OVER' || reason === 'PERIOD_SKIPPED';
  return lessons.length > 0 && lessons.every(isOver);
};

/** The stone on which Kancil waits: that of what comes next, else the last that has woken up, before the year the first (rule R348). */
export const stoneOfToday = (stones: readonly Stone[]): Stone | undefined => {
  if (isCrossed(stones)) return undefined;
  const next = nextNow(stones.flatMap(({ lessons }) => lessons));
  const isAwake = ({ lessons }: Stone) =>
    lessons.some(({ child_course }) => child_course.state !== 'SCHEDULED');
  return (
    stones.find(({ lessons }) => next !== null && lessons.includes(next)) ??
    stones.findLast(isAwake) ??
    stones.find(({ lessons }) => lessons.length > 0)
  );
};

/** The video that goes tonight and was not watched (rule R374). */
export const goesTonight = ({ lessons }: Pick<Stone, 'lessons'>, today: CalendarDate): boolean =>
  lessons.some((lesson) => isToWatch(lesson) && dayInJakarta(lastDay(lesson.child_course.gone_at)) === today);

/** All of it is still to come, the live class as well. */
export const isAsleep = ({ lessons, opens }: Stone): boolean =>
  opens !== 'class_over' &&
  lessons.length > 0 &&
  lessons.every(({ child_course }) => child_course.state === 'SCHEDULED');

/** The day on which a stone wakes up. */
export const wakesAt = ({ lessons }: Pick<Stone, 'lessons'>): Date | null => {
  const [first] = inOrder(lessons);
  return first ? new Date(first.child_course.released_at) : null;
};
