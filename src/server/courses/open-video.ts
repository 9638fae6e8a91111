import { type Refused, refuse } from '../../contract/refusals.ts';
import { isPlayable } from '../../domain/access/child-lessons.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { findKnownChild } from '../families/known-children.ts';
import { answerFile } from '../platform/http/file-answer.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { isOfVersion } from '../platform/http/version-of.ts';
import type { CoursesContext } from './context.ts';
import { findCourse } from './course-store.ts';
import { findLessons } from './find-lessons.ts';

type Range = Parameters<typeof answerFile>[2];
type VideoAnswer = Promise<FileAnswer | Refused<'not_found' | 'range_outside'>>;

/** Access may end tomorrow, and devices are shared: browsers must not store a child's lesson. */
const KEPT_NOWHERE = 'private, no-store';

/** A lesson's video for an own child, while it may be played: there, and paid for today. */
export const openChildVideo = async (
  { database: { db }, clock, files }: CoursesContext,
  familyId: OwnFamilyId,
  { childId, courseId, version }: { childId: number; courseId: number; version: string | undefined },
  range: Range,
): VideoAnswer => {
  const course = (await findKnownChild(db, familyId, childId)) ? await findCourse(db, courseId) : null;
  if (!course) return refuse('not_found');
  const lessons = await findLessons(db, [childId], course, clock.now());
  const isThis = isOfVersion(course.videoKey, version);
  const key = isThis && lessons.some(isPlayable) ? course.videoKey : null;
  return answerFile(files, key, range, KEPT_NOWHERE);
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
