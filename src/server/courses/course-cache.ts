import type { Grade } from '../../domain/enrolment/grade.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { type Course, coursesOfGrade } from './course-store.ts';

/** The courses in use of a grade. */
export type CoursesOfGrade = (grade: Grade) => Promise<readonly Course[]>;

/**
 * The courses of each grade, kept in memory until one is written: every look at a child's year asks for some hundreds of
 * them. A process hears of its own writes at once, of another's within a second.
 * @param contentVersion increases with every such write
 */
export const courseCache = (
  { db }: Pick<OpenDatabase, 'db'>,
  contentVersion: () => number,
): CoursesOfGrade => {
  const kept = new Map<Grade, { version: number; courses: readonly Course[] }>();
  return async (grade) => {
    const version = contentVersion();
    const known = kept.get(grade);
    if (known?.version === version) return known.courses;
    const courses = await coursesOfGrade(db, grade);
    // The version was taken before the rows were read, so that a write between the two makes them stale.
    kept.set(grade, { version, courses });
    return courses;
  };
};
