import { type Refused, refuse } from '../../contract/refusals.ts';
import { swapPlaces, swapRefusal } from '../../domain/courses/course-master.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { type Course, lockCourses, moveCourse } from './course-store.ts';

/** Trades grade, unit and week of two courses. @returns both as they stand now, the first first */
export const swapCourses = async (
  database: OpenDatabase,
  firstId: number,
  secondId: number,
): Promise<Course[] | Refused<'same_course' | 'not_found'>> => {
  const refused = swapRefusal(firstId, secondId);
  if (refused !== null) return refuse(refused);
  return database.transaction(async (tx) => {
    const courses = await lockCourses(tx, [firstId, secondId]);
    const [first, second] = [firstId, secondId].map((id) => courses.find((course) => course.id === id));
    if (!first || !second) return refuse('not_found');
    const swapped = swapPlaces(first, second);
    for (const course of swapped) await moveCourse(tx, course);
    return swapped;
  });
};
