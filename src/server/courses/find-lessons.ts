import { childLessons } from '../../domain/access/child-lessons.ts';
import { everPaid } from '../../domain/enrolment/enrolments.ts';
import { type KnownEnrolment, enrolmentsOf } from '../enrolment/enrolments-of.ts';
import type { Database } from '../platform/db/database.ts';
import type { Course } from './course-store.ts';
import { type Mark, marksOfCourse } from './mark-store.ts';
import type { ShownLesson } from './present-course.ts';

/** A course in one year of one child. */
export interface Lesson extends ShownLesson {
  readonly childId: number;
  readonly academicYearId: number;
  readonly enrolmentId: number;
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
): Lesson[] =>
  enrolments
    .filter((one) => everPaid([one]))
    .toReversed()
    .flatMap((enrolment) => {
      const { childId, academicYearId, enrolmentId, batch, grade } = enrolment;
      const mark = marks.find((one) => one.childId === childId && one.academicYearId === academicYearId);
      const watched = new Map(mark ? [[course.id, mark.watchedAt]] : []);
      const played = new Map(mark?.playedAt ? [[course.id, mark.playedAt]] : []);
      const schedule = { calendar: batch, grade, masters: [course], watched, played };
      return childLessons({ enrolments, enrolment, schedule }, now).map((lesson) => ({
        ...lesson,
        childId,
        academicYearId,
        enrolmentId,
      }));
    });
