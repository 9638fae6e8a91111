import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Task, TaskFile } from '../../../contract/task-objects.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { mutate } from '../../app/mutations.ts';
import { refetchStale } from '../../app/query.ts';
import { FamilyMedia } from '../../app/upload/family-media.tsx';
import { useFormats } from '../../frame/page-info.tsx';
import { notify } from '../../shell/notify.ts';
import { useQuestion } from '../../shell/question-dialog.tsx';
import { Button } from '../../ui/app/button.tsx';
import { keepTogether } from '../../ui/page/keep-together.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './task-card.module.css';
import { tasksQuery } from './task-queries.ts';
import { useWords } from './words.ts';
import type { Praise } from '../../../domain/tasks/feedback.ts';
import { Kancil, type KancilPose } from '../../ui/page/kancil.tsx';

interface Props {
  task: Task;
  /** one below the heading it stands under */
  heading?: 'h2' | 'h3';
  /** which lesson it is for, where that does not stand above it */
  lesson?: ReactNode;
  /** what can be done next */
  children?: ReactNode;
  /** it was taken back */
  onGone?: () => void;
}

/** What was sent in, and what the teacher says of it. */
export const TaskCard = ({ task, heading: Heading = 'h3', lesson, children, onGone }: Props) => {
  const words = useWords();
  const { date } = useFormats();
  const { feedback, sent_at: sentAt } = task;
  return (
    <article className={styles.card} data-answered={feedback !== null || undefined}>
      <header className={styles.head}>
        <Heading>{words.kinds[task.kind]}</Heading>
        {lesson}
        <p className={`${layout.facts} ${layout.soft}`}>
          <span>{words.sentOn(keepTogether(date(new Date(sentAt))))}</span>
          {task.is_again && <span>{words.again}</span>}
        </p>
      </header>
      {feedback ? <Feedback feedback={feedback} childName={task.child.first_name} /> : <Waits task={task} />}
      {task.words !== '' && <blockquote className={styles.said}>{task.words}</blockquote>}
      <Files files={task.files} task={task} />
      {(children || feedback === null) && (
        <div className={layout.ways}>
          {children}
          {feedback === null && <TakeBack task={task} {...(onGone && { onGone })} />}
        </div>
      )}
    </article>
  );
};

const Waits = ({ task: { due_on: due, days_left: left } }: { task: Task }) => {
  const words = useWords();
  const { weekday } = useFormats();
  if (due === null) return null;
  const isLate = left !== null && left < 0;
  return (
    <p className={styles.waits} data-late={isLate || undefined}>
      {isLate ? words.late : words.waiting(weekday(startOfDay(calendarDate(due))))}
    </p>
  );
};

const Feedback = ({
  feedback,
  childName,
}: {
  feedback: NonNullable<Task['feedback']>;
  childName: string;
}) => {
  const words = useWords();
  const { date } = useFormats();
  const { teacher, text, praise, once_more: onceMore, given_at: given, corrected_at: corrected } = feedback;
  return (
    <section className={styles.feedback}>
      <Sticker praise={praise} />
      <div className={styles.feedbackWords}>
        <p className={styles.by}>{teacher === null ? words.feedback : words.feedbackBy(teacher)}</p>
        <p className={styles.written}>{text}</p>
        <p className={`${layout.facts} ${layout.soft}`}>
          <span>{words.givenOn(date(new Date(given)))}</span>
          {corrected !== null && <span>{words.correctedOn(date(new Date(corrected)))}</span>}
        </p>
        {onceMore && <p className={styles.onceMore}>{words.onceMore(childName)}</p>}
      </div>
    </section>
  );
};

const Files = ({ files, task }: { files: readonly TaskFile[]; task: Task }) => (
  <div className={styles.files} data-count={files.length}>
    {files.map((file, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- a file that is gone has no id, and their order stays
      <File key={file.upload_id ?? place} file={file} number={place + 1} task={task} />
    ))}
  </div>
);

const File = ({ file, number, task }: { file: TaskFile; number: number; task: Task }) => {
  const words = useWords();
  const client = useQueryClient();
  const { state, kind, media_url: address } = file;
  if (state === 'converting') return <p role="status">{words.converting}</p>;
  if (state !== 'ready' || kind === null) return <p>{state === 'failed' ? words.failed : words.gone}</p>;
  return (
    <FamilyMedia
      kind={kind}
      newest={address}
      label={kind === 'picture' ? words.picture(number, task.child.first_name) : words.play(number)}
      words={{ broken: words.broken, again: words.tryAgain }}
      onAgain={() => void client.refetchQueries({ queryKey: tasksQuery(task.child.child_id).queryKey })}
    />
  );
};

const TakeBack = ({ task, onGone }: { task: Task; onGone?: () => void }) => {
  const words = useWords();
  const client = useQueryClient();
  const question = useQuestion(
    { ...words.withdrawAsk, staysFirst: true },
    async () => {
      try {
        await mutate('DELETE /tasks/{taskId}', { params: { taskId: task.task_id } });
        notify({ severity: 'success', message: words.withdrawn });
      } finally {
        // What is refused may have its feedback by now.
        await refetchStale(client);
      }
    },
    onGone,
  );
  return (
    <>
      <Button variant="subtle" onClick={question.ask}>
        {words.withdraw}
      </Button>
      {question.dialog}
    </>
  );
};

const poses = {
  wonderful: 'celebrating',
  well_done: 'waving',
  brave_try: 'reading',
} as const satisfies Record<Praise, KancilPose>;

/** The sticker of a feedback. */
const Sticker = ({ praise }: { praise: Praise }) => {
  const { praises } = useWords();
  return (
    <p className={styles.sticker} data-praise={praise}>
      <Kancil pose={poses[praise]} />
      <strong>{praises[praise]}</strong>
    </p>
  );
};
