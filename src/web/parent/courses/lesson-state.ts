import type { ChildCourse } from '../../../contract/objects.ts';
import { isInYear } from '../../../domain/access/included.ts';
import type { ClosedReason } from '../../../domain/access/lesson-access.ts';
import { releaseLength } from '../../../domain/calendar/release.ts';
import { goesFirst } from '../../../domain/courses/goes-first.ts';
import { carriesVideo, isCourseType, isTest } from '../../../domain/courses/course-type.ts';

/** Whether a lesson can be played now: else why not, or that there is nothing to play in it. */
export const playabilityOf = ({
  master_course,
  reason,
}: ChildCourse): 'PLAYABLE' | 'NO_VIDEO' | ClosedReason => {
  if (master_course.video_url !== null) return 'PLAYABLE';
  return reason ?? 'NO_VIDEO';
};

/** Whether a lesson may be opened now, with or without a video: then something can be sent in for it. */
export const isOpenNow = (course: ChildCourse): boolean => {
  const playability = playabilityOf(course);
  return playability === 'PLAYABLE' || playability === 'NO_VIDEO';
};

/**
 * Which reasons lock a lesson that would be there or will come; what only waits for its day, or has gone, is not locked. Of
 * skipped months a test may still be there.
 */
const locks = {
  NOT_IN_PACKAGE: true,
  BILL_UNPAID: true,
  CHILD_LEFT: true,
  YEAR_OVER: true,
  YEAR_NOT_BEGUN: false,
  NOT_RELEASED: false,
  GONE: false,
  PERIOD_SKIPPED: true,
} as const satisfies Record<ClosedReason, boolean>;

/** Why a lesson is locked that would be there or will come; null when it is not. */
export const lockOf = ({ reason }: ChildCourse): ClosedReason | null =>
  reason !== null && locks[reason] ? reason : null;

/** Whether a lesson is the oral or the written test. */
export const isTestLesson = ({ master_course: { type } }: ChildCourse): boolean =>
  isCourseType(type) && isTest(type);

/** Whether the child has a lesson in its year: not a test that the package lacks, or whose bill was skipped (rule R110). */
export const isIncluded = ({ master_course: { type }, reason }: ChildCourse): boolean =>
  !isCourseType(type) || isInYear(type, reason);

/** Whether a lesson has a page to open: those with a video, also one kept from another type. */
export const hasVideoPage = ({ type, video_url }: { type: number; video_url: string | null }): boolean =>
  video_url !== null || (isCourseType(type) && carriesVideo(type));

/** What takes place with a teacher, and is not played. */
export type LiveKind = 'class' | 'oral' | 'written';

const liveKinds = { 1: 'class', 3: 'oral', 4: 'written' } as const satisfies Record<number, LiveKind>;

/** Which of them a lesson is; null of one with a video. */
export const liveKindOf = ({ type }: { type: number }): LiveKind | null =>
  type === 1 || type === 3 || type === 4 ? liveKinds[type] : null;

/** Whether nothing but its day keeps a lesson closed: of what takes place with a teacher, its week says all. */
export const isOnlyDated = (playability: ReturnType<typeof playabilityOf>): boolean =>
  playability === 'NO_VIDEO' || playability === 'NOT_RELEASED' || playability === 'GONE';

type Stay = Pick<ChildCourse['child_course'], 'released_at' | 'gone_at'>;

/** Whether a lesson is dated by its week: it is over sooner than a video goes, because it has none (rule R26). */
export const isDatedByWeek = ({ released_at, gone_at }: Stay): boolean =>
  new Date(gone_at).getTime() - new Date(released_at).getTime() < releaseLength;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The first and the last day of the week with which a lesson is over. */
export const weekOf = ({ gone_at }: Stay): { firstDay: Date; lastDay: Date } => ({
  firstDay: new Date(new Date(gone_at).getTime() - WEEK_MS),
  lastDay: lastDay(gone_at),
});

/** Whether a family has this video to watch now. */
export const isToWatch = ({ child_course, master_course }: ChildCourse): boolean =>
  master_course.video_url !== null && child_course.watched_at === null;

const welcomeFirst = (a: ChildCourse, b: ChildCourse): number =>
  Number(a.master_course.type !== 0) - Number(b.master_course.type !== 0);

/** The order in which lessons of a year are shown: by the day they come, the welcome before the week's video. */
export const inOrder = (courses: readonly ChildCourse[]): ChildCourse[] =>
  courses.toSorted(
    (a, b) => a.child_course.released_at.localeCompare(b.child_course.released_at) || welcomeFirst(a, b),
  );

const going = ({ child_course, master_course }: ChildCourse) => ({
  goneAt: new Date(child_course.gone_at),
  type: master_course.type,
});

/** What is there now: first what is still to watch, and of that what goes first. */
export const mostPressingFirst = (courses: readonly ChildCourse[]): ChildCourse[] =>
  courses.toSorted((a, b) => Number(isToWatch(b)) - Number(isToWatch(a)) || goesFirst(going(a), going(b)));

/** What a family watches next, besides one lesson: what is still to watch and goes first; never what is past or to come. */
export const nextBeside = (
  course: ChildCourse | null,
  courses: readonly ChildCourse[],
): ChildCourse | null => {
  const released = course?.child_course.released_at;
  const others = courses.filter((one) => one.child_course.released_at !== released && isIncluded(one));
  return mostPressingFirst(others.filter(isToWatch))[0] ?? null;
};

/** The last day on which a lesson that goes at `goneAt` is there. */
export const lastDay = (goneAt: string): Date => new Date(new Date(goneAt).getTime() - 1);
