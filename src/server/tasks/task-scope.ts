import { type FamilyScope, seesChild } from '../../domain/access/family-scope.ts';
import type { Database } from '../platform/db/database.ts';
import type { TasksContext } from './context.ts';
import { type TaskView, findTask } from './task-store.ts';

/** Who asks about tasks: within which families, or which teacher, who sees what the own children sent in (rule R203). */
export type TaskScope = { readonly families: FamilyScope } | { readonly teacherId: number };

type Context = Pick<TasksContext, 'clock' | 'teaches'>;

/** Whether what a child sent in lies within the scope. */
export const seesWorkOf = async (
  { clock, teaches }: Context,
  db: Database,
  scope: TaskScope,
  child: { childId: number; familyId: number; erasedAt: Date | null },
): Promise<boolean> =>
  'families' in scope
    ? seesChild(scope.families, child)
    : teaches(db, { teacherId: scope.teacherId, childId: child.childId, now: clock.now() });

/** A task that lies within the scope; another is not found. */
export const findTaskIn = async (
  context: Context,
  db: Database,
  scope: TaskScope,
  taskId: number,
): Promise<TaskView | null> => {
  const view = await findTask(db, taskId);
  return view && (await seesWorkOf(context, db, scope, view.child)) ? view : null;
};
