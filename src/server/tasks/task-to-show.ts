import type { TaskKind } from '../../domain/tasks/task-kinds.ts';
import type { Database } from '../platform/db/database.ts';
import { filesOf, findTask } from './task-store.ts';

/** What a student performance is made of. */
export interface TaskToShow {
  readonly childId: number;
  readonly kind: TaskKind;
  /** what its lesson is called in both languages */
  readonly title: { readonly en: string; readonly id: string };
  /** of the child or its parent, in whatever language; '' for none */
  readonly words: string;
  readonly reviewedAt: Date | null;
  /** the file of its first video that is ready; null: there is none */
  readonly videoKey: string | null;
}

/** A task of any family, for what shows it to everybody. */
export const taskToShow = async (db: Database, taskId: number): Promise<TaskToShow | null> => {
  const view = await findTask(db, taskId);
  if (!view) return null;
  const { task, lesson } = view;
  const video = (await filesOf(db, [taskId])).find(
    ({ kind, state }) => kind === 'video' && state === 'ready',
  );
  return {
    childId: task.childId,
    kind: task.kind,
    title: { en: lesson.title, id: lesson.titleIndo },
    words: task.words,
    reviewedAt: task.reviewedAt,
    videoKey: video?.fileKey ?? null,
  };
};
