import type { ChildCourse } from '../../../contract/objects.ts';
import type { ClosedReason } from '../../../domain/access/lesson-access.ts';
import type { BatchCalendar } from '../../../domain/calendar/batch-year.ts';
import { type PlannedWeek, weeksOfYear } from '../../../domain/calendar/year-plan.ts';
import { carriesVideo, isCourseType } from '../../../domain/courses/course-type.ts';

/** Whether a lesson can be played now: else why not, or that there is nothing to play in it. */
export const playabilityOf = ({
  master_course,
  reason,
}: ChildCourse): 'PLAYABLE' | 'NO_VIDEO' | ClosedReason => {
  if (master_course.video_url !== null) return 'PLAYABLE';
  return reason ?? 'NO_VIDEO';
};

/** Which reasons lock a lesson that would be there or will come; what only waits for its day, or has gone, is not locked. */
const locks = {
  NOT_IN_PACKAGE: true,
  BILL_UNPAID: true,
  YEAR_OVER: true,
  YEAR_NOT_BEGUN: false,
  NOT_RELEASED: false,
  GONE: false,
  PERIOD_SKIPPED: false,
} as const satisfies Record<ClosedReason, boolean>;

/** Why a lesson is locked that would be there or will come; null when it is not. */
export const lockOf = ({ reason }: ChildCourse): ClosedReason | null =>
  reason !== null && locks[reason] ? reason : null;

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

/** The teaching week that a lesson belongs to (rule R111), its first and last day included; null when the year has none. */
export const weekOf = (
  { unit, week }: { unit: number; week: number },
  calendar: BatchCalendar,
): PlannedWeek | null =>
  weeksOfYear(calendar).find(({ place }) => place?.unit === unit && place.week === week) ?? null;

/** The last day on which a lesson that goes at `goneAt` is there. */
export const lastDay = (goneAt: string): Date => new Date(new Date(goneAt).getTime() - 1);
