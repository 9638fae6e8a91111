import type { Task } from '../../contract/task-objects.ts';
import { type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import { type Feedback, effectOf } from '../../domain/tasks/feedback.ts';
import { isStale } from '../../domain/values/version.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Tx } from '../platform/db/database.ts';
import { auditedFeedback } from './audited.ts';
import type { TasksContext } from './context.ts';
import { presentOne } from './present.ts';
import { type TaskScope, findTaskIn } from './task-scope.ts';
import { type TaskRow, type TaskView, findTask, lockTask, updateTask } from './task-store.ts';

interface SaidFeedback extends Feedback {
  readonly taskId: number;
  /** the account of who says it */
  readonly by: number | null;
  /** the version that it was written for */
  readonly version?: number | undefined;
}

/** Keeps what a teacher says of a task. The family is told of the first feedback, and when it is newly asked for once more (rule R203). */
export const reviewTask = (
  context: TasksContext,
  scope: TaskScope,
  { taskId, by, version, ...said }: SaidFeedback,
): Promise<{ task: Task } | Refused<'not_found' | 'changed_meanwhile'>> =>
  context.database.transaction(async (tx) => {
    const view = await findTaskIn(context, tx, scope, taskId);
    const before = view && (await lockTask(tx, taskId));
    if (!before) return refuse('not_found');
    if (isStale(version, before.version)) return refuseAsChanged(await shown(context, tx, view));
    await keep(context, tx, { view, before, said, by });
    return shown(context, tx, view);
  });

const keep = async (
  { clock, tellOfWork }: Pick<TasksContext, 'clock' | 'tellOfWork'>,
  tx: Tx,
  { view, before, said, by }: { view: TaskView; before: TaskRow; said: Feedback; by: number | null },
): Promise<void> => {
  const now = clock.now();
  const effect = effectOf(feedbackOf(before), said);
  if (effect === 'kept') return;
  const after = {
    praise: said.praise,
    onceMore: said.onceMore,
    feedback: said.text,
    reviewedAt: before.reviewedAt ?? now,
    correctedAt: effect === 'given' ? null : now,
  };
  await updateTask(tx, before.taskId, { ...after, reviewedBy: by });
  await recordChange(tx, {
    by,
    at: now,
    kind: 'task',
    objectId: before.taskId,
    name: view.lesson.title,
    context: { grade: view.lesson.grade, unit: view.lesson.unit, week: view.lesson.week },
    before: auditedFeedback(before),
    after: auditedFeedback(after),
  });
  if (effect === 'corrected') return;
  const { unit, week } = view.lesson;
  await tellOfWork(tx, {
    childId: before.childId,
    unit,
    week,
    onceMore: said.onceMore,
    praise: said.praise,
    now,
  });
};

const feedbackOf = ({ praise, onceMore, feedback }: TaskRow): Feedback | null =>
  praise === null ? null : { text: feedback, praise, onceMore };

const shown = async (context: TasksContext, tx: Tx, { task }: TaskView): Promise<{ task: Task }> => {
  const view = await findTask(tx, task.taskId);
  if (!view) throw new Error('a task that is locked has gone');
  return { task: await presentOne(context, tx, view, { forStaff: true }) };
};
