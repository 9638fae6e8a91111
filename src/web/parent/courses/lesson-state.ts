import type { ChildCourse } from '../../../contract/objects.ts';
import { carriesVideo, isCourseType } from '../../../domain/courses/course-type.ts';
import {
  type CalendarDate,
  calendarDate,
  compareDates,
  dayInJakarta,
} from '../../../domain/values/calendar-date.ts';

/** Why a lesson can be played or not, as its own page says it. */
export type Playability = 'playable' | 'scheduled' | 'gone' | 'unpaid' | 'over' | 'no_video';

export const playabilityOf = (
  { child_course, master_course, reason }: ChildCourse,
  today: string,
): Playability => {
  if (master_course.video_url !== null) return 'playable';
  if (child_course.state === 'SCHEDULED') return 'scheduled';
  if (isGone(child_course.gone_at, calendarDate(today))) return 'gone';
  if (!hasVideoPage(master_course)) return 'no_video';
  if (reason === 'YEAR_OVER') return 'over';
  return reason === null ? 'no_video' : 'unpaid';
};

/** Lessons go at the beginning of a day. */
const isGone = (goneAt: string, today: CalendarDate) =>
  compareDates(dayInJakarta(new Date(goneAt)), today) <= 0;

/** Which reasons lock a lesson that would be there or will come; what only waits for its day, or has gone, is not locked. */
const locks = {
  NOT_IN_PACKAGE: true,
  BILL_UNPAID: true,
  YEAR_OVER: true,
  YEAR_NOT_BEGUN: false,
  NOT_RELEASED: false,
  GONE: false,
  PERIOD_SKIPPED: false,
} as const satisfies Record<NonNullable<ChildCourse['reason']>, boolean>;

/** Whether a lesson would be there but may not be opened. */
export const isLocked = ({ reason }: ChildCourse): boolean => reason !== null && locks[reason];

/** Whether a lesson has a page to open: those with a video, also one kept from another type. */
export const hasVideoPage = ({ type, video_url }: { type: number; video_url: string | null }): boolean =>
  video_url !== null || (isCourseType(type) && carriesVideo(type));

/** The last day on which a lesson that goes at `goneAt` is there. */
export const lastDay = (goneAt: string): Date => new Date(new Date(goneAt).getTime() - 1);
