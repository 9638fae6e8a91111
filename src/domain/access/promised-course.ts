import type { BilledEnrolment } from './child-access.ts';
import { childAccess } from './child-access.ts';
import { yearIsOver } from '../calendar/batch-year.ts';
import { enrolmentOn } from '../enrolment/enrolments.ts';
import type { CalendarDate } from '../values/calendar-date.ts';

/** The enrolments whose courses a child's calendar tells on `today`: paid once, and the year is not over (rule R96). */
export const calendarYears = <E extends BilledEnrolment>(
  enrolments: readonly E[],
  today: CalendarDate,
): readonly E[] =>
  enrolments.filter(({ startDate, settledAt }) => settledAt !== null && !yearIsOver(startDate, today));

/**
 * Whether a child's calendar tells a course of this enrolment that is released on `day`: that day rests on this enrolment,
 * and the bill of that day is paid. What cannot be opened yet is not promised (rule R96).
 */
export const isPromised = <E extends BilledEnrolment>(
  enrolments: readonly E[],
  enrolment: E,
  day: CalendarDate,
): boolean => enrolmentOn(enrolments, day) === enrolment && childAccess(enrolments, day).hasAccess;
