import { useQuery } from '@tanstack/react-query';
import type { ListedTask, Task } from '../../../contract/task-objects.ts';
import { Face } from '../../ui/app/face.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { keepDates } from '../../ui/page/keep-together.ts';
import type { ListPage } from '../list/list-page.ts';
import { ListError } from '../list/list-results.tsx';
import { officeDate } from '../list/office-date.ts';
import { type AfterSaving, RowPanel } from '../list/row-panel.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { Showing } from './showing.tsx';
import { TaskWork } from './task-work.tsx';
import { taskQuery } from './task-query.ts';
import { toneOf, useTaskWords } from './task-words.ts';
import styles from './tasks.module.css';

/** A task as the list has it, for one that is not on the page. */
export const listedTask = ({ files, feedback, ...task }: Task): ListedTask => ({
  ...task,
  files: files.length,
  praise: feedback?.praise ?? null,
  once_more: feedback?.once_more ?? false,
  reviewed_at: feedback?.given_at ?? null,
});

/** One task beside the list: whose it is, the work itself, and the feedback. */
export const TaskPanel = ({ page }: { page: ListPage<ListedTask> }) => {
  const { tasks: words } = useTexts().admin;
  return (
    <RowPanel
      title={words.title}
      name="task"
      page={page}
      rowId="task_id"
      query={taskQuery}
      read={({ task }) => listedTask(task)}
      missing={{ title: words.missingTitle, text: words.missingText }}
    >
      {(listed, then) => <TaskDesk listed={listed} then={then} />}
    </RowPanel>
  );
};

const TaskDesk = ({ listed, then }: { listed: ListedTask; then: AfterSaving }) => {
  const { data, isLoadingError, isFetching, refetch } = useQuery(taskQuery(listed.task_id));
  return (
    <div className={styles.desk}>
      <Whose task={listed} />
      {isLoadingError && <ListError retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton height={320} />}
      {data && <Answered task={data.task} then={then} />}
    </div>
  );
};

const Answered = ({ task, then }: { task: Task; then: AfterSaving }) => (
  <>
    <FeedbackForm task={task} then={then}>
      <TaskWork task={task} />
    </FeedbackForm>
    {task.feedback && <Showing task={task} />}
  </>
);

const Whose = ({ task }: { task: ListedTask }) => {
  const { tasks: words } = useTexts().admin;
  const { dayOf, titleOf, lessonOf, standingOf } = useTaskWords();
  const { child, lesson, kind, sent_at: sentAt, due_on: due } = task;
  return (
    <div className={styles.whose}>
      <Face src={child.photo_url} name={child.first_name} size={56} />
      <div>
        <h3>{words.taskOf(child.first_name)}</h3>
        <p>
          {words.age(child.age)} · {words.kinds[kind]}
        </p>
        <p>
          {titleOf(lesson)} · {lessonOf(lesson)}
        </p>
        <p>
          {words.sent} {keepDates(dayOf(sentAt))}
          {due !== null && ` · ${words.due} ${keepDates(officeDate(due))}`}
        </p>
        <p>
          <StatusWord tone={toneOf(task)} wraps>
            {standingOf(task)}
          </StatusWord>
        </p>
      </div>
    </div>
  );
};
