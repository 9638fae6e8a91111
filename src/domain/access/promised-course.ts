import { yearIsOver } from '../calendar/batch-year.ts';
import { enrolmentOn } from '../enrolment/enrolments.ts';
import { type CalendarDate, dayInJakarta } from '../values/calendar-date.ts';
import type { BilledEnrolment } from './child-access.ts';
import { type PackagedYear, type TimedLesson, lessonAccess } from './lesson-access.ts';

/** The enrolments whose courses a child's calendar tells on `today`: paid once, and the year is not over (rule R96). */
export const calendarYears = <E extends BilledEnrolment>(
  enrolments: readonly E[],
  today: CalendarDate,
): readonly E[] =>
  enrolments.filter(({ startDate, settledAt }) => settledAt !== null && !yearIsOver(startDate, today));

/**
 * Whether a child's calendar tells a course of this enrolment: the day of its release rests on this enrolment, and the
 * course may be opened then. What cannot be opened yet is not promised (rule R96).
 */
export const isPromised = <E extends PackagedYear>(
  enrolments: readonly E[],
  enrolment: E,
  course: TimedLesson,
): boolean =>
  enrolmentOn(enrolments, dayInJakarta(course.releasedAt)) === enrolment &&
  lessonAccess(enrolments, enrolment, course.releasedAt)(course).reason === null;
