import type { Grade } from '../../domain/enrolment/grade.ts';
import { keptRows } from '../platform/db/kept-rows.ts';
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
  const kept = keptRows<Grade, readonly Course[]>(contentVersion);
  return (grade) => kept.get(grade, () => coursesOfGrade(db, grade));
};
