import { type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import { isStale } from '../../domain/values/version.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Tx } from '../platform/db/database.ts';
import { auditedCourse } from './audited-course.ts';
import { type Course, findCourse, lockCourses, updateCourse } from './course-store.ts';
import { presentCourse } from './present-course.ts';

export { findCourse };

/** A course whose words are about to change, held until the transaction ends. */
export const holdForWords = async (
  tx: Tx,
  { courseId, version }: { courseId: number; version: number | undefined },
): Promise<Course | Refused<'not_found' | 'changed_meanwhile'>> => {
  const [course] = await lockCourses(tx, [courseId]);
  if (!course) return refuse('not_found');
  return isStale(version, course.version) ? refuseAsChanged({ course: presentCourse(course) }) : course;
};

/** Says how many words a held course carries now, and what they were and are. */
export const noteWords = async (
  tx: Tx,
  { id, title }: Course,
  {
    by,
    at,
    before,
    after,
  }: { by: number | null; at: Date; before: readonly string[]; after: readonly string[] },
): Promise<Course> => {
  const changed = await updateCourse(tx, id, { words: after.length });
  const own = auditedCourse(changed);
  await recordChange(tx, {
    by,
    at,
    kind: 'course',
    objectId: id,
    name: title,
    before: { ...own, words: before.join(', ') },
    after: { ...own, words: after.join(', ') },
  });
  return changed;
};
