import { type Refused, refuse } from '../../contract/refusals.ts';
import { childAccess } from '../../domain/access/child-access.ts';
import { calendarYears, promisedCourses } from '../../domain/access/promised-course.ts';
import { liveClass } from '../../domain/courses/course-type.ts';
import { scheduleOf } from '../../domain/courses/schedule.ts';
import { type CalendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { familyLanguage } from '../accounts/family-language.ts';
import { hashOfToken } from '../accounts/token.ts';
import { enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { findAnyChild } from '../families/known-children.ts';
import type { Database } from '../platform/db/database.ts';
import type { CalendarAnswer } from '../platform/http/serve.ts';
import { findFeedByHash } from './calendar-feed-store.ts';
import type { CalendarClass, CoursesContext } from './context.ts';
import type { Course } from './course-store.ts';
import { writeCalendar } from './write-calendar.ts';

/** A course of a child's calendar, and the day it is released on. */
export interface CalendarEntry {
  readonly academicYearId: number;
  readonly course: Course;
  readonly day: CalendarDate;
}

/**
 * The calendar of the child whose address this is (rule R96): videos, live classes and tests, on the day they are
 * released; a live class that has its time, at it. The address is the proof, because a calendar program cannot sign in.
 */
export const showCalendar = async (
  {
    database: { db },
    clock,
    coursesOfGrade,
    classesOf,
    publicUrl,
  }: Pick<CoursesContext, 'database' | 'clock' | 'coursesOfGrade' | 'classesOf' | 'publicUrl'>,
  token: string,
): Promise<CalendarAnswer | Refused<'not_found'>> => {
  const feed = await findFeedByHash(db, hashOfToken(token));
  const child = feed && (await findAnyChild(db, feed.childId));
  const language = child && (await familyLanguage(db, child.familyId));
  if (!feed || !child || !language) return refuse('not_found');
  const told = await toldTo({ db, coursesOfGrade, classesOf }, child.childId, clock.now());
  return { calendar: writeCalendar({ child, ...told, language, publicUrl, stamp: feed.createdAt }) };
};

const toldTo = async (
  { db, coursesOfGrade, classesOf }: { db: Database } & Pick<CoursesContext, 'coursesOfGrade' | 'classesOf'>,
  childId: number,
  now: Date,
): Promise<{ entries: CalendarEntry[]; classes: CalendarClass[] }> => {
  const enrolments = await enrolmentsOfChild(db, childId);
  const entries: CalendarEntry[] = [];
  const classes: CalendarClass[] = [];
  for (const enrolment of calendarYears(enrolments, dayInJakarta(now))) {
    const { academicYearId, batch, grade } = enrolment;
    const facts = {
      calendar: batch,
      grade,
      masters: await coursesOfGrade(grade),
      // What was watched does not change when it is released.
      watched: new Map<number, Date>(),
    };
    const isPromised = promisedCourses(enrolments, enrolment);
    const ofYear = await classesOf(db, childId, academicYearId);
    classes.push(
      ...ofYear.filter(({ startsAt }) => childAccess(enrolments, dayInJakarta(startsAt)).hasAccess),
    );
    const hasTime = ({ type, unit }: Course) =>
      type === liveClass && ofYear.some((one) => one.kind === 'class' && one.unit === unit && !one.isEnded);
    for (const course of scheduleOf(facts, now)) {
      if (!isPromised(course) || hasTime(course.master)) continue;
      entries.push({ academicYearId, course: course.master, day: dayInJakarta(course.releasedAt) });
    }
  }
  return { entries, classes };
};
