import { type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import { isStale } from '../../domain/values/version.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { auditedCourse, recordCourse } from './audited-course.ts';
import { type Course, findCourse, lockCourses, updateCourse } from './course-store.ts';
import { presentCourse } from './present-course.ts';

/** Of which version a course in use is; null when there is none. */
export const versionOfCourse = async (db: Database, courseId: number): Promise<number | null> =>
  (await findCourse(db, courseId))?.version ?? null;

/** A course whose words are about to change, held until the transaction ends. */
export const holdForWords = async (
  tx: Tx,
  { courseId, version }: { courseId: number; version: number | undefined },
): Promise<Course | Refused<'not_found' | 'changed_meanwhile'>> => {
  const [course] = await lockCourses(tx, [courseId]);
  if (!course) return refuse('not_found');
  return isStale(version, course.version) ? refuseAsChanged({ course: presentCourse(course) }) : course;
};

/** Says how many words of a held course can be asked now, and what they were and are. */
export const noteWords = async (
  tx: Tx,
  { id }: Course,
  {
    by,
    at,
    askable,
    before,
    after,
  }: { by: number | null; at: Date; askable: number; before: readonly string[]; after: readonly string[] },
): Promise<Course> => {
  const changed = await updateCourse(tx, id, { words: askable });
  const own = auditedCourse(changed);
  await recordCourse(tx, changed, {
    by,
    at,
    before: { ...own, words: before.join(', ') },
    after: { ...own, words: after.join(', ') },
  });
  return changed;
};
