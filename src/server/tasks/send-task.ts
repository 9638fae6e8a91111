import { type Refused, refuse } from '../../contract/refusals.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { mayHold, sendingOf } from '../../domain/tasks/sending.ts';
import type { TaskKind } from '../../domain/tasks/task-kinds.ts';
import { lockLessonOf } from '../courses/open-lesson.ts';
import { lockChildrenOf } from '../families/known-children.ts';
import { lockOffered, removeUnused, useUploads } from '../family-uploads/used-uploads.ts';
import type { Tx } from '../platform/db/database.ts';
import type { TasksContext } from './context.ts';
import { insertTask, lockLastTask, setFiles, updateTask, uploadsOfTask } from './task-store.ts';

interface SentTask {
  readonly childId: number;
  readonly courseId: number;
  readonly kind: TaskKind;
  readonly uploadIds: readonly string[];
  readonly words: string;
}

/**
 * Takes what a child sends in for a lesson; it replaces what was sent before and has no feedback yet (rule R201).
 * @returns the number of the task
 */
export const sendTask = (
  { database, clock, files }: Pick<TasksContext, 'database' | 'clock' | 'files'>,
  familyId: OwnFamilyId,
  { childId, courseId, kind, uploadIds, words }: SentTask,
): Promise<number | Refused<'not_found' | 'lesson_closed' | 'task_reviewed' | 'task_file_unusable'>> =>
  database.transaction(async (tx) => {
    // The family's rows are locked, so that two who send at once, or withdraw a consent, come one after the other.
    const children = await lockChildrenOf(tx, familyId);
    if (!children.some((child) => child.childId === childId && child.erasedAt === null))
      return refuse('not_found');
    const sentAt = clock.now();
    const lesson = await lockLessonOf(tx, { childId, courseId }, sentAt);
    if (lesson === null) return refuse('not_found');
    const place = { enrolmentId: lesson.enrolmentId, courseId, kind };
    const last = await lockLastTask(tx, place);
    const sending = sendingOf(lesson.door, last);
    if (sending === 'task_reviewed' || sending === 'lesson_closed') return refuse(sending);
    const replaced = sending === 'replaces' ? last : null;
    const held = replaced ? await uploadsOfTask(tx, replaced.taskId) : [];
    if (!(await areUsable(tx, uploadIds, { childId, courseId, held }))) return refuse('task_file_unusable');
    const said = { words, sentAt };
    const taskId =
      replaced?.taskId ??
      (await insertTask(tx, { ...place, ...said, childId, isAgain: sending === 'again' }));
    if (replaced) await updateTask(tx, taskId, said);
    await setFiles(tx, taskId, uploadIds);
    await useUploads(tx, uploadIds, sentAt);
    const left = held.filter((uploadId) => !uploadIds.includes(uploadId));
    await removeUnused(tx, files, familyId, left);
    return taskId;
  });

/** Whether a task of this child and lesson may hold all these uploads; `held` are those of the task that it replaces. */
const areUsable = async (
  tx: Tx,
  uploadIds: readonly string[],
  { childId, courseId, held }: { childId: number; courseId: number; held: readonly string[] },
): Promise<boolean> => {
  const offered = await lockOffered(tx, uploadIds);
  return (
    new Set(uploadIds).size === uploadIds.length &&
    offered.length === uploadIds.length &&
    offered.every((file) => mayHold(file, { childId, courseId, isOwn: held.includes(file.uploadId) }))
  );
};
