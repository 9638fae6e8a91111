import { childAccess } from '../../domain/access/child-access.ts';
import { scheduleOf } from '../../domain/courses/schedule.ts';
import { everPaid } from '../../domain/enrolment/enrolments.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import { type KnownEnrolment, enrolmentsOf } from '../enrolment/enrolments-of.ts';
import type { Database } from '../platform/db/database.ts';
import type { Course } from './course-store.ts';
import { type Mark, marksOfCourse } from './mark-store.ts';
import type { ChildLesson } from './present-course.ts';

/** A course in one year of one child. */
export interface Lesson extends ChildLesson {
  readonly childId: number;
  readonly academicYearId: number;
}

/**
 * A course in those years of these children that hold its grade, of each child the year bought last first. In three
 * queries, however many they are; a child whom the course is not for has none.
 */
export const findLessons = async (
  db: Database,
  childIds: readonly number[],
  course: Course,
  now: Date,
): Promise<Lesson[]> => {
  const enrolments = await enrolmentsOf(db, childIds);
  const marks = await marksOfCourse(db, childIds, course.id);
  return [...enrolments.values()].flatMap((ofChild) => lessonsOf(ofChild, course, marks, now));
};

const lessonsOf = (
  enrolments: readonly KnownEnrolment[],
  course: Course,
  marks: readonly Mark[],
  now: Date,
): Lesson[] => {
  const accessOn = (day: CalendarDate) => childAccess(enrolments, day);
  return enrolments
    .filter((one) => everPaid([one]))
    .toReversed()
    .flatMap(({ childId, academicYearId, batch, grade }) => {
      const mark = marks.find((one) => one.childId === childId && one.academicYearId === academicYearId);
      const watched = new Map(mark ? [[course.id, mark.watchedAt]] : []);
      const facts = { calendar: batch, grade, masters: [course], watched, accessOn };
      return scheduleOf(facts, now).map((scheduled) => ({ ...scheduled, childId, academicYearId }));
    });
};
