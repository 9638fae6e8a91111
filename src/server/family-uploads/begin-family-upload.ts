import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { FAMILY_UPLOAD_MAX_BYTES, MOST_FAMILY_UPLOADS } from '../../domain/courses/family-upload.ts';
import { type LessonToSendFor, lockLessonOf } from '../courses/open-lesson.ts';
import { lockChildrenOf } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import { beginIn } from '../uploads/begin-upload.ts';
import type { FamilyUploadsContext } from './context.ts';
import { ownerOf } from './find-upload.ts';
import { type UploadRow, countUnused, insertUpload } from './upload-store.ts';

type NotBegun = Refused<
  'not_found' | 'lesson_closed' | 'too_large' | 'too_many_family_uploads' | 'disk_full'
>;

/** Makes room for a file that a family sends of a child for a lesson that is open, or that its teacher asked for (rules R185, R201). */
export const beginFamilyUpload = (
  {
    database,
    clock,
    files,
    disk,
    isAskedFor,
  }: Pick<FamilyUploadsContext, 'database' | 'clock' | 'files' | 'disk' | 'isAskedFor'>,
  familyId: OwnFamilyId,
  asked: { childId: number; courseId: number; name: string; size: number },
): Promise<UploadRow | NotBegun> =>
  database.transaction(async (tx) => {
    // The family's rows are locked, so that two announcements at once do not both find its last place free.
    const children = await lockChildrenOf(tx, familyId);
    if (!children.some(({ childId }) => childId === asked.childId)) return refuse('not_found');
    const childIds = children.map(({ childId }) => childId);
    if ((await countUnused(tx, childIds)) >= MOST_FAMILY_UPLOADS) return refuse('too_many_family_uploads');
    const createdAt = clock.now();
    const lesson = await lockLessonOf(tx, asked, createdAt);
    if (lesson === null) return refuse('not_found');
    if (!(await takes(isAskedFor, tx, lesson, asked.courseId))) return refuse('lesson_closed');
    const place = { owner: ownerOf({ familyId }), mostBytes: FAMILY_UPLOAD_MAX_BYTES };
    const begun = await beginIn({ uploads: files.resumable('families'), disk }, place, asked);
    if (isRefused(begun)) return begun;
    return insertUpload(tx, {
      uploadId: begun.id,
      childId: asked.childId,
      masterCourseId: asked.courseId,
      name: asked.name,
      size: asked.size,
      state: 'arriving',
      createdAt,
    });
  });

const takes = async (
  isAskedFor: FamilyUploadsContext['isAskedFor'],
  tx: Tx,
  { door, enrolmentId }: LessonToSendFor,
  courseId: number,
): Promise<boolean> =>
  door === 'open' || (door === 'gone' && (await isAskedFor(tx, { enrolmentId, courseId })));
