import type * as z from 'zod/mini';
import type { CourseCreation } from '../../contract/courses.ts';
import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import { videoRefusal } from '../../domain/courses/course-type.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import { replaceFile } from '../providers/files/files.ts';
import { captionsOf, saveCaptions } from './captions-store.ts';
import { auditedCourse, recordCourse } from './audited-course.ts';
import type { CoursesContext } from './context.ts';
import { type Course, insertCourse } from './course-store.ts';
import { type StoredVideo, keepVideo } from './keep-video.ts';
import { withVideoLock } from './video-lock.ts';

export type CourseDetails = z.output<typeof CourseCreation>;

/** The texts, place and type of a course, as its row holds them. */
export const valuesOf = (details: CourseDetails) => ({
  title: details.titleEN,
  titleIndo: details.titleID,
  description: details.descriptionEN,
  descriptionIndo: details.descriptionID,
  grade: details.grade,
  unit: details.unit,
  week: details.week,
  type: details.courseType,
});

/** The captions that came with a course. */
export const sentCaptions = ({ captionsEN: EN, captionsID: ID }: CourseDetails) => ({ EN, ID });

/** The one way a course may not be saved, said of the form's field. */
export const refuseVideo = (course: Parameters<typeof videoRefusal>[0]) =>
  videoRefusal(course) === null ? null : refuseFields({ video: 'required' });

/**
 * Creates a course master for every batch, with a video just received or one that serves other courses already.
 * @param by the account of who creates it; null when no person does
 */
export const createCourseMaster = async (
  context: CoursesContext,
  by: number | null,
  details: CourseDetails,
  video: ReceivedFile | StoredVideo | undefined,
): Promise<Course | Refused<'invalid_input' | 'wrong_kind_of_file'>> => {
  const refused = refuseVideo({ type: details.courseType, uploaded: video !== undefined, kept: false });
  if (refused) return refused;
  if (!video || 'videoKey' in video)
    return withVideoLock(context.database, () => insert(context, by, details, video));
  const kept = await keepVideo(context.files, video);
  if (!kept) return refuse('wrong_kind_of_file');
  return replaceFile(context.files, kept.videoKey, async () => ({
    result: await insert(context, by, details, kept),
    unused: null,
  }));
};

const insert = (
  { database, clock, uploads }: CoursesContext,
  by: number | null,
  details: CourseDetails,
  video: StoredVideo | undefined,
): Promise<Course> =>
  database.transaction(async (tx) => {
    const at = clock.now();
    database.afterCommit(() => uploads.conversions.wake());
    const course = await insertCourse(tx, {
      ...valuesOf(details),
      videoKey: video?.videoKey ?? null,
      videoType: video?.videoType ?? null,
      createdAt: at,
    });
    await saveCaptions(tx, course.id, sentCaptions(details));
    const after = auditedCourse(course, await captionsOf(tx, course.id));
    await recordCourse(tx, course, { by, at, before: null, after });
    return course;
  });
