import type { ChildCourse } from '../../../contract/objects.ts';
import { teachingWeekOf, units, weeksOfUnit } from '../../../domain/calendar/unit-and-week.ts';
import { hasVideoPage, inOrder, isIncluded, isToWatch, mostPressingFirst } from '../courses/lesson-state.ts';
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

/** The 36 stones of a child's year. */
export const stonesOf = (courses: readonly ChildCourse[]): Stone[] => {
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
        opens: opensAt(lessons),
      };
    }),
  );
};

const opensAt = (lessons: readonly ChildCourse[]): ChildCourse | Shut =>
  nextLesson(lessons) ?? lessons.find(canWatch) ?? lessons.find(hasGame) ?? shutAs(lessons);

const shutAs = (lessons: readonly ChildCourse[]): Shut => {
  const [first] = lessons;
  if (!first) return 'empty';
  // Nothing of it comes any more, whatever its day (rule R365).
  if (lessons.some(({ reason }) => reason === 'CHILD_LEFT')) return 'rests';
  const isComing = first.child_course.state === 'SCHEDULED';
  if (!isComing && lessons.some(({ reason }) => reason === 'BILL_UNPAID')) return 'ask';
  const live = lessons.find(({ master_course }) => master_course.type === 1);
  if (live) return live.child_course.state === 'EXPIRED' ? 'class_over' : 'class';
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

/** The stone on which Kancil waits: that of what comes next, else the last that has woken up, before the year the first (rule R348). */
export const stoneOfToday = (stones: readonly Stone[]): Stone | undefined => {
  const next = nextLesson(stones.flatMap(({ lessons }) => lessons));
  const isAwake = ({ lessons }: Stone) =>
    lessons.some(({ child_course }) => child_course.state !== 'SCHEDULED');
  return (
    stones.find(({ lessons }) => next !== null && lessons.includes(next)) ??
    stones.findLast(isAwake) ??
    stones.find(({ lessons }) => lessons.length > 0)
  );
};

/** All of it is still to come, the live class as well. */
export const isAsleep = ({ lessons }: Stone): boolean =>
  lessons.length > 0 && lessons.every(({ child_course }) => child_course.state === 'SCHEDULED');

/** The day on which a stone wakes up. */
export const wakesAt = ({ lessons }: Stone): Date | null => {
  const [first] = inOrder(lessons);
  return first ? new Date(first.child_course.released_at) : null;
};
