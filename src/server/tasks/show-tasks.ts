import type { ListedTask, Task } from '../../contract/task-objects.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { findAnyChild } from '../families/known-children.ts';
import type { TasksContext } from './context.ts';
import { holidaysAbout, photosOf, presentListed, presentOne, presentTasks } from './present.ts';
import { type TaskScope, findTaskIn, seesWorkOf } from './task-scope.ts';
import { sentBeforeAt } from './count-due-tasks.ts';
import { type TaskFilter, pageOfTasks, tasksOfChild } from './task-store.ts';

type Context = Pick<TasksContext, 'database' | 'clock' | 'addresses' | 'teaches'>;

/** What a child sent in, with the feedback, the newest first. */
export const showChildTasks = async (
  context: Context,
  scope: TaskScope,
  childId: number,
  forWhom: { forStaff: boolean },
): Promise<{ tasks: Task[] } | Refused<'not_found'>> => {
  const { db } = context.database;
  const child = await findAnyChild(db, childId);
  if (!child || !(await seesWorkOf(context, db, scope, child))) return refuse('not_found');
  return { tasks: await presentTasks(context, db, await tasksOfChild(db, childId), forWhom) };
};

/** One task, as whoever may see it is shown it. */
export const showTask = async (
  context: Context,
  scope: TaskScope,
  taskId: number,
  forWhom: { forStaff: boolean },
): Promise<{ task: Task } | Refused<'not_found'>> => {
  const { db } = context.database;
  const view = await findTaskIn(context, db, scope, taskId);
  return view ? { task: await presentOne(context, db, view, forWhom) } : refuse('not_found');
};

/** The tasks of all families, or of one teacher's groups, without the work itself. */
export const listTasks = async (
  { database: { db }, clock }: Pick<Context, 'database' | 'clock'>,
  { withWork, ...asked }: Omit<TaskFilter, 'sentBefore' | 'now'> & { withWork: boolean },
): Promise<{ tasks: ListedTask[]; total?: number }> => {
  const now = clock.now();
  const holidays = await holidaysAbout(db, now);
  const { rows, ...counted } = await pageOfTasks(db, {
    ...asked,
    now,
    sentBefore: sentBeforeAt(now, holidays),
  });
  const photos = await photosOf(
    db,
    rows.map(({ child }) => child.childId),
  );
  return { tasks: rows.map((view) => presentListed(view, { now, holidays, photos }, withWork)), ...counted };
};
