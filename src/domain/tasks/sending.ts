import type { LessonDoor } from '../access/lesson-door.ts';

/** The newest task of a child's year, lesson and kind, as the rules on sending need it. */
export interface LastTask {
  /** null: it waits for feedback */
  readonly reviewedAt: Date | null;
  readonly onceMore: boolean;
  /** the teacher had asked for it once more */
  readonly isAgain: boolean;
}

/** Whether a teacher asked for a task once more, be it to be sent or sent and waiting: then its lesson may have gone (rule R201). */
export const isAskedFor = ({ reviewedAt, onceMore, isAgain }: LastTask): boolean =>
  reviewedAt === null ? isAgain : onceMore;

/** Whether a task is to come that the teacher asked for once more (rule R201). */
export const maySendAgain = ({ reviewedAt, onceMore }: LastTask): boolean => reviewedAt !== null && onceMore;

/** What sending a task does: it is the first, or another that was asked for, or replaces the one that waits. */
export type Sending = 'first' | 'again' | 'replaces';

/**
 * Whether a task may be sent (rule R201): while its lesson is open, or has gone and the teacher asked for it once more. One that waits is
 * replaced; after feedback there is another only when the teacher asked for it.
 * @param last null: none was sent of this year, lesson and kind
 */
export function sendingOf(
  door: LessonDoor,
  last: LastTask | null,
): Sending | 'task_reviewed' | 'lesson_closed' {
  if (last !== null && last.reviewedAt !== null && !last.onceMore) return 'task_reviewed';
  const asked = last !== null && isAskedFor(last);
  if (door === 'closed' || (door === 'gone' && !asked)) return 'lesson_closed';
  if (last === null) return 'first';
  return last.reviewedAt === null ? 'replaces' : 'again';
}

/** Whether a family may take a task back: as long as there is no feedback (rule R201). */
export const mayWithdrawTask = ({ reviewedAt }: Pick<LastTask, 'reviewedAt'>): 'yes' | 'task_reviewed' =>
  reviewedAt === null ? 'yes' : 'task_reviewed';

/** An upload, as far as it decides whether a task may hold it. */
export interface OfferedFile {
  readonly childId: number;
  readonly masterCourseId: number;
  readonly state: 'arriving' | 'converting' | 'ready' | 'too_long' | 'unreadable';
  readonly usedAt: Date | null;
}

/**
 * Whether a task may hold a file: an upload of its child and lesson that has arrived whole and that no task holds, unless it is the one
 * that is replaced (rule R201). It may still be prepared, but not have failed.
 */
export const mayHold = (
  file: OfferedFile,
  { childId, courseId, isOwn }: { childId: number; courseId: number; isOwn: boolean },
): boolean =>
  file.childId === childId &&
  file.masterCourseId === courseId &&
  (file.state === 'converting' || file.state === 'ready') &&
  (file.usedAt === null || isOwn);
