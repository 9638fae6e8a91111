import type { ListedTask, Task } from '../../../contract/task-objects.ts';

/** A task as the list has it, for one that is not on the page. */
export const listedTask = ({ files, feedback, ...task }: Task): ListedTask => ({
  ...task,
  files: files.length,
  praise: feedback?.praise ?? null,
  once_more: feedback?.once_more ?? false,
  reviewed_at: feedback?.given_at ?? null,
});
