import type * as z from 'zod/mini';
import type { Playback } from '../../contract/courses.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { qualitiesOf } from '../../domain/courses/renditions.ts';
import { paths } from '../../paths.ts';
import { versionOf } from '../platform/http/version-of.ts';
import type { CoursesContext } from './context.ts';
import { type OwnLesson, findPlayable } from './open-video.ts';

/** What a player needs of a lesson while its video may be played: the video, its qualities, its captions and its picture. */
export const showPlayback = async (
  context: CoursesContext,
  familyId: OwnFamilyId,
  lesson: OwnLesson,
): Promise<z.output<typeof Playback> | Refused<'not_found'>> => {
  const course = await findPlayable(context, familyId, lesson);
  if (!course) return refuse('not_found');
  const { courseId, childId } = lesson;
  const { made, videoKey, captions } = course;
  const version = versionOf(videoKey);
  const video_url = paths.childVideo(courseId, childId, version);
  const original = made && { height: made.height ?? 0, bytes: made.bytes ?? 0, url: video_url };
  const copies = (made?.copies ?? []).map((copy) => ({
    ...copy,
    url: paths.childVideo(courseId, childId, version, copy.height),
  }));
  return {
    video_url,
    qualities: original ? qualitiesOf(copies, original) : [],
    captions: captions.map(({ language, digest }) => ({
      language,
      url: paths.childCaptions(courseId, childId, { language, version: digest }),
    })),
    still_url: made ? paths.childStill(courseId, childId, version) : null,
  };
};
