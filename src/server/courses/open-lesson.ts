import type { Tx } from '../platform/db/database.ts';
import { findCourse, lockCourse } from './course-store.ts';
import { findLessons } from './find-lessons.ts';

/**
 * Whether a child may open a lesson at `now` (rule R115), which stays in use until the transaction ends; null when no year of the
 * child has it.
 */
export const lockLessonOf = async (
  tx: Tx,
  { childId, courseId }: { childId: number; courseId: number },
  now: Date,
): Promise<'open' | 'closed' | null> => {
  const course = (await lockCourse(tx, courseId)) ? await findCourse(tx, courseId) : null;
  const lessons = course ? await findLessons(tx, [childId], course, now) : [];
  if (lessons.length === 0) return null;
  return lessons.some(({ access }) => access.reason === null) ? 'open' : 'closed';
};
