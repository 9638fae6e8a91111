import { type Refused, refuse } from '../../contract/refusals.ts';
import { removalOf } from '../../domain/courses/course-master.ts';
import type { Tx } from '../platform/db/database.ts';
import { replaceFile } from '../providers/files/files.ts';
import { auditedCourse, recordCourse } from './audited-course.ts';
import type { CoursesContext } from './context.ts';
import { type Course, archiveCourse, deleteCourse, lockCourses, isVideoUsedByOther } from './course-store.ts';
import { countMarks } from './mark-store.ts';
import { withVideoLock } from './video-lock.ts';

/** Takes a course master out of use: deletes it with its video, or archives it when children watched it or sent something for it. */
export const deleteCourseMaster = (
  { database, clock, files, sentForLesson, uploads }: CoursesContext,
  { by, courseId }: { by: number | null; courseId: number },
): Promise<object | Refused<'not_found'>> =>
  withVideoLock(database, () =>
    replaceFile(files, null, () =>
      database.transaction(async (tx) => {
        const [course] = await lockCourses(tx, [courseId]);
        if (!course) return { result: refuse('not_found'), unused: null };
        const at = clock.now();
        await recordCourse(tx, course, { by, at, before: auditedCourse(course), after: null });
        const uses = (await countMarks(tx, courseId)) + (await sentForLesson(tx, courseId));
        database.afterCommit(() => uploads.conversions.wake());
        if (removalOf(uses) === 'deleted') return { result: {}, unused: await remove(tx, course) };
        await archiveCourse(tx, courseId, at);
        return { result: {}, unused: null };
      }),
    ),
  );

/** @returns the video that no course uses any more */
const remove = async (tx: Tx, { id, videoKey }: Course): Promise<string | null> => {
  await deleteCourse(tx, id);
  return videoKey === null || (await isVideoUsedByOther(tx, videoKey, id)) ? null : videoKey;
};
