import { type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import { isStale } from '../../domain/values/version.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import { replaceFile } from '../providers/files/files.ts';
import { captionsOf, saveCaptions } from './captions-store.ts';
import { auditedCourse, recordCourse } from './audited-course.ts';
import type { CoursesContext } from './context.ts';
import { type Course, findCourse, lockCourses, isVideoUsedByOther, updateCourse } from './course-store.ts';
import { type CourseDetails, refuseVideo, sentCaptions, valuesOf } from './create-course.ts';
import { type StoredVideo, keepVideo } from './keep-video.ts';
import { presentCourse } from './present-course.ts';
import { withVideoLock } from './video-lock.ts';

interface CourseChange extends CourseDetails {
  /** the account of who changes it; null when no person does */
  by: number | null;
  id: number;
  /** the version that the change was made from */
  version?: number | undefined;
}
type Updated = Course | Refused<'invalid_input' | 'not_found' | 'changed_meanwhile'>;

/**
 * Changes a course master. Without a new video it keeps its own, also when its type no longer needs one; a new one drops the captions
 * of the old one that come in no new text (rule R344).
 */
export const updateCourseMaster = async (
  context: CoursesContext,
  change: CourseChange,
  video: ReceivedFile | undefined,
): Promise<Updated | Refused<'wrong_kind_of_file'>> => {
  if (!(await findCourse(context.database.db, change.id))) return refuse('not_found');
  const added = video ? await keepVideo(context.files, video) : undefined;
  if (added === null) return refuse('wrong_kind_of_file');
  return withVideoLock(context.database, () =>
    replaceFile(context.files, added?.videoKey ?? null, () => replace(context, change, added)),
  );
};

const replace = (
  { database, clock, uploads }: CoursesContext,
  { by, id: courseId, version, ...details }: CourseChange,
  added: StoredVideo | undefined,
): Promise<{ result: Updated; unused: string | null }> =>
  database.transaction(async (tx) => {
    const unused = added?.videoKey ?? null;
    const [before] = await lockCourses(tx, [courseId]);
    if (!before) return { result: refuse('not_found'), unused };
    if (isStale(version, before.version))
      return { result: refuseAsChanged({ course: presentCourse(before) }), unused };
    const refused = refuseVideo({
      type: details.courseType,
      uploaded: added !== undefined,
      kept: before.hasVideo,
    });
    if (refused) return { result: refused, unused };
    const result = await updateCourse(tx, courseId, { ...valuesOf(details), ...added });
    const { EN, ID } = sentCaptions(details);
    const stays = added ? '' : undefined;
    const was = auditedCourse(before, await captionsOf(tx, courseId));
    await saveCaptions(tx, courseId, { EN: EN ?? stays, ID: ID ?? stays });
    const is = auditedCourse(result, await captionsOf(tx, courseId));
    if (added) database.afterCommit(() => uploads.conversions.wake());
    await recordCourse(tx, result, { by, at: clock.now(), before: was, after: is });
    const left = added ? before.videoKey : null;
    const stillUsed = left === null || (await isVideoUsedByOther(tx, left, courseId));
    return { result, unused: stillUsed ? null : left };
  });
