import type { Task } from '../../../contract/task-objects.ts';
import { type TaskKind, taskKinds } from '../../../domain/tasks/task-kinds.ts';

/** What sending one of a kind means: the first one, in place of one that waits, once more, or nothing: it has its feedback. */
export type Meaning = 'first' | 'replaces' | 'again' | 'answered';

export interface KindChoice {
  kind: TaskKind;
  meaning: Meaning;
  /** the newest of this kind, if there is one */
  task: Task | undefined;
}

type Known = Pick<Task, 'kind' | 'feedback' | 'may_send_again'>;

const meaningOf = (task: Known | undefined): Meaning => {
  if (!task) return 'first';
  if (task.feedback === null) return 'replaces';
  return task.may_send_again ? 'again' : 'answered';
};

/**
 * What can be sent in for a lesson, by kind. Once the lesson is closed, that is only what the teacher asked for once more.
 * @param tasks of this lesson, the newest first
 */
export const choicesOf = (tasks: readonly Task[], isOpen: boolean): KindChoice[] => {
  const choices = taskKinds.map((kind) => {
    const task = tasks.find((one) => one.kind === kind);
    return { kind, task, meaning: meaningOf(task) };
  });
  return choices.filter(({ meaning }) => isOpen || meaning === 'again');
};

/** Whether something can be chosen of them. */
export const canSend = (choices: readonly KindChoice[]): boolean =>
  choices.some(({ meaning }) => meaning !== 'answered');
