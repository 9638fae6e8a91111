import type { ChildCourse } from '../../../contract/objects.ts';
import type { ClosedReason } from '../../../domain/access/lesson-access.ts';
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

/** The last day on which a lesson that goes at `goneAt` is there. */
export const lastDay = (goneAt: string): Date => new Date(new Date(goneAt).getTime() - 1);
