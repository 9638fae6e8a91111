import { Readable } from 'node:stream';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { isPlayable } from '../../domain/access/child-lessons.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { findKnownChild } from '../families/known-children.ts';
import { type FileAnswer, answerFile } from '../platform/http/file-answer.ts';
import { isOfVersion } from '../platform/http/version-of.ts';
import { type CaptionsLanguage, readCaptions } from './captions-store.ts';
import type { CoursesContext } from './context.ts';
import { findCourse, findCourseToPlay } from './course-store.ts';
import { findLessons } from './find-lessons.ts';
import { renditionKey } from './rendition-store.ts';

type Range = Parameters<typeof answerFile>[2];
type VideoAnswer = Promise<FileAnswer | Refused<'not_found' | 'range_outside'>>;

/** Access may end tomorrow, and devices are shared: browsers must not store a child's lesson. */
const KEPT_NOWHERE = 'private, no-store';

/** A lesson of an own child. */
export interface OwnLesson {
  readonly childId: number;
  readonly courseId: number;
}

/**
 * A lesson of an own child while its video may be played: there, and paid for today; else null. Everything that belongs to a video asks
 * this each time (rule R343).
 */
export const findPlayable = async (
  { database: { db }, clock }: CoursesContext,
  familyId: OwnFamilyId,
  { childId, courseId }: OwnLesson,
) => {
  const course = (await findKnownChild(db, familyId, childId)) ? await findCourseToPlay(db, courseId) : null;
  if (!course || course.videoKey === null) return null;
  const lessons = await findLessons(db, [childId], course, clock.now());
  return lessons.some(isPlayable) ? { ...course, videoKey: course.videoKey } : null;
};

/** The lesson's video, in the quality of that height where one is asked for. */
export const openChildVideo = async (
  context: CoursesContext,
  familyId: OwnFamilyId,
  { version, height, ...lesson }: OwnLesson & { version: string | undefined; height: number | undefined },
  range: Range,
): VideoAnswer => {
  const course = await findPlayable(context, familyId, lesson);
  if (!course || !isOfVersion(course.videoKey, version)) return refuse('not_found');
  const copy = course.made?.copies.find((one) => one.height === height);
  if (height !== undefined && !copy) return refuse('not_found');
  const key = copy ? renditionKey(course.videoKey, copy.height) : course.videoKey;
  return answerFile(context.files, key, range, KEPT_NOWHERE);
};

/** The picture that stands for the video until it is played. */
export const openStill = async (
  context: CoursesContext,
  familyId: OwnFamilyId,
  { version, ...lesson }: OwnLesson & { version: string | undefined },
  range: Range,
): VideoAnswer => {
  const course = await findPlayable(context, familyId, lesson);
  if (!course?.made || !isOfVersion(course.videoKey, version)) return refuse('not_found');
  return answerFile(context.files, renditionKey(course.videoKey, 'still'), range, KEPT_NOWHERE);
};

/** The video's captions in one language: a short text, sent whole whatever part of it is asked for. */
export const openCaptions = async (
  context: CoursesContext,
  familyId: OwnFamilyId,
  { language, version, ...lesson }: OwnLesson & { language: CaptionsLanguage; version: string | undefined },
): VideoAnswer => {
  const course = await findPlayable(context, familyId, lesson);
  const known = course && (await readCaptions(context.database.db, course.id, language));
  if (!known || (version !== undefined && version !== known.digest)) return refuse('not_found');
  const bytes = Buffer.from(known.captions);
  const file = { stream: Readable.from([bytes]), size: bytes.length, start: 0, end: bytes.length - 1 };
  return { file: { ...file, type: 'text/vtt; charset=utf-8' }, cache: KEPT_NOWHERE, isWhole: true };
};

/** A lesson's video for the back office. */
export const openMasterVideo = async (
  { database, files }: CoursesContext,
  { courseId, version }: { courseId: number; version: string | undefined },
  range: Range,
): VideoAnswer => {
  const key = (await findCourse(database.db, courseId))?.videoKey ?? null;
  return answerFile(files, isOfVersion(key, version) ? key : null, range);
};
