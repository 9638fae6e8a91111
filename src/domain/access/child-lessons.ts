import type { Bill } from '../billing/bills.ts';
import type { CourseMaster } from '../courses/course-master.ts';
import { isDescribedWhileClosed } from '../courses/course-type.ts';
import { type ScheduleFacts, type ScheduledCourse, scheduleOf } from '../courses/schedule.ts';
import type { BilledEnrolment } from './child-access.ts';
import { type LessonAccess, type PackagedYear, lessonAccess } from './lesson-access.ts';

/** A course in one year of one child, and whether it may be opened there. */
export interface ChildLesson<
  Master extends CourseMaster = CourseMaster,
  B = unknown,
> extends ScheduledCourse<Master> {
  readonly access: LessonAccess<B>;
}

/** A year of a child, and what else its schedule depends on (rule R28). */
export interface YearOfLessons<B extends Bill, Master extends CourseMaster> {
  /** all of the child's, because the bills of a day are those of the year that holds it */
  readonly enrolments: readonly BilledEnrolment<B>[];
  readonly enrolment: PackagedYear<B>;
  readonly schedule: ScheduleFacts<Master>;
}

/** The lessons of a child's year at `now`, by release. */
export function childLessons<B extends Bill, Master extends CourseMaster>(
  { enrolments, enrolment, schedule }: YearOfLessons<B, Master>,
  now: Date,
): readonly ChildLesson<Master, B>[] {
  const accessTo = lessonAccess(enrolments, enrolment, now);
  return scheduleOf(schedule, now).map((course) => ({ ...course, access: accessTo(course) }));
}

/** Whether its video may be played: exactly then the video's address is given and its bytes are sent (rule R115). */
export const isPlayable = ({ master, access }: ChildLesson): boolean =>
  master.hasVideo && access.reason === null;

/** Whether its description is told: always, but that of a live class only while it may be opened (rule R116). */
export const isDescribed = ({ master, access }: ChildLesson): boolean =>
  access.reason === null || isDescribedWhileClosed(master.type);

/**
 * What marking a lesson watched does: keeps the mark that is there, so that a browser may send it again; sets one while the
 * lesson may be opened; else it is refused, because what cannot be opened, or has no video, cannot be watched (rule R27).
 */
export const markOf = ({
  master,
  state,
  access,
}: Pick<ChildLesson, 'master' | 'state' | 'access'>): 'marked' | 'kept' | 'course_not_available' => {
  if (state === 'WATCHED') return 'kept';
  return master.hasVideo && access.reason === null ? 'marked' : 'course_not_available';
};
