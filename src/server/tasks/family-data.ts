import { asc, eq } from 'drizzle-orm';
import { isAskedFor } from '../../domain/tasks/sending.ts';
import { coursePlaces } from '../courses/course-places.ts';
import { countForLesson } from '../family-uploads/family-data.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { tasks } from './tables.ts';
import { countForCourse, filesOf, lastTasksOf } from './task-store.ts';

/** What these children sent in for lessons, with the feedback; the files themselves are among what was sent. */
export const heldTasks = async (db: Database, childIds: readonly number[]) => {
  const lesson = coursePlaces(db);
  const rows = await db
    .select({
      taskId: tasks.taskId,
      childId: tasks.childId,
      unit: lesson.unit,
      week: lesson.week,
      kind: tasks.kind,
      words: tasks.words,
      sentAt: tasks.sentAt,
      feedback: tasks.feedback,
      praise: tasks.praise,
      onceMore: tasks.onceMore,
      reviewedAt: tasks.reviewedAt,
      correctedAt: tasks.correctedAt,
    })
    .from(tasks)
    .innerJoin(lesson, eq(lesson.courseId, tasks.courseId))
    .where(isAnyOf(tasks.childId, childIds))
    .orderBy(asc(tasks.sentAt), asc(tasks.taskId));
  const files = await filesOf(
    db,
    rows.map(({ taskId }) => taskId),
  );
  return rows.map((row) => ({
    ...row,
    uploads: files.flatMap(({ taskId, uploadId }) => (taskId === row.taskId ? (uploadId ?? []) : [])),
  }));
};

/** Nothing is left of what these children sent in; the files go with their uploads. @returns the numbers of the tasks */
export const eraseTasks = async (tx: Tx, childIds: readonly number[]): Promise<number[]> => {
  const rows = await tx
    .delete(tasks)
    .where(isAnyOf(tasks.childId, childIds))
    .returning({ taskId: tasks.taskId });
  return rows.map(({ taskId }) => taskId);
};

/** How much families have sent in for a lesson: files, and tasks, of which the files may have gone. */
export const countSentFor = async (tx: Tx, courseId: number): Promise<number> =>
  (await countForLesson(tx, courseId)) + (await countForCourse(tx, courseId));

/** Whether a teacher asked for something of a lesson once more, in a year of a child (rule R201). */
export const isTaskAskedFor = async (
  db: Database,
  asked: { enrolmentId: number; courseId: number },
): Promise<boolean> => (await lastTasksOf(db, asked)).some(isAskedFor);
