import { enrolmentOn, yearsLeft } from '../enrolment/enrolments.ts';
import { type CalendarDate, dayInJakarta } from '../values/calendar-date.ts';
import type { BilledEnrolment } from './child-access.ts';
import { type PackagedYear, type TimedLesson, lessonAccess } from './lesson-access.ts';

/** The enrolments whose courses a child's calendar tells on `today`: paid once, and the year is neither over nor left (rule R96). */
export const calendarYears = <E extends BilledEnrolment>(
  enrolments: readonly E[],
  today: CalendarDate,
): readonly E[] => yearsLeft(enrolments, today);

/**
 * Judges which courses of this enrolment a child's calendar tells: the day of its release rests on this enrolment, and
 * the course may be opened then. What cannot be opened yet is not promised (rule R96). Courses that come on the same day
 * are judged once.
 */
export function promisedCourses<E extends PackagedYear>(
  enrolments: readonly E[],
  enrolment: E,
): (course: TimedLesson) => boolean {
  const judgeOf = (releasedAt: Date) =>
    enrolmentOn(enrolments, dayInJakarta(releasedAt)) === enrolment
      ? lessonAccess(enrolments, enrolment, releasedAt)
      : null;
  const byRelease = new Map<number, ReturnType<typeof judgeOf>>();
  return (course) => {
    const released = course.releasedAt.getTime();
    const known = byRelease.get(released);
    const accessTo = known === undefined ? judgeOf(course.releasedAt) : known;
    byRelease.set(released, accessTo);
    return accessTo !== null && accessTo(course).reason === null;
  };
}
