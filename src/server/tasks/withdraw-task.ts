import { type Refused, refuse } from '../../contract/refusals.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { mayWithdrawTask } from '../../domain/tasks/sending.ts';
import { lockChildrenOf } from '../families/known-children.ts';
import { removeUnused } from '../family-uploads/used-uploads.ts';
import type { TasksContext } from './context.ts';
import { deleteTask, lockTask, uploadsOfTask } from './task-store.ts';

/** Takes a task back before there is feedback: it goes with its files (rule R201). */
export const withdrawTask = (
  { database, files }: Pick<TasksContext, 'database' | 'files'>,
  familyId: OwnFamilyId,
  taskId: number,
): Promise<object | Refused<'not_found' | 'task_reviewed'>> =>
  database.transaction(async (tx) => {
    const children = await lockChildrenOf(tx, familyId);
    const task = await lockTask(tx, taskId);
    if (!task || !children.some(({ childId }) => childId === task.childId)) return refuse('not_found');
    const verdict = mayWithdrawTask(task);
    if (verdict !== 'yes') return refuse(verdict);
    const uploadIds = await uploadsOfTask(tx, taskId);
    await deleteTask(tx, taskId);
    await removeUnused(tx, files, familyId, uploadIds);
    return {};
  });
