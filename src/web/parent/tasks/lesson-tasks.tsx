import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { feedbackDays } from '../../../domain/courses/class-rules.ts';
import { MOST_TASK_FILES } from '../../../domain/tasks/task-kinds.ts';
import { paths } from '../../../paths.ts';
import { lazyPart } from '../../app/load-screens.ts';
import { Link } from '../../shell/link.tsx';
import { Button } from '../../ui/app/button.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import styles from './send-task.module.css';
import { TaskCard } from './task-card.tsx';
import { canSend, choicesOf } from './task-choices.ts';
import type { TaskFormProps } from './task-form.tsx';
import { sentFilesQuery, tasksQuery } from './task-queries.ts';
import { useWords } from './words.ts';

/** Few send something in on a visit: what it takes comes when it is asked for. */
const TaskForm = lazyPart(() => import('./task-form.tsx'));

interface Props {
  child: { child_id: number; first_name: string };
  courseId: number;
  /** whether the lesson may be opened now */
  isOpen: boolean;
}

/** On the page of a lesson: what was sent in for it, and the way to send something in while that is possible. */
export const LessonTasks = ({ child, courseId, isOpen }: Props) => {
  const words = useWords();
  const { data } = useQuery(tasksQuery(child.child_id));
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const open = useRef<HTMLButtonElement>(null);
  useArrival(title, data !== undefined);
  if (!data) return isOpen ? <Skeleton height={140} margin="var(--space-6) 0 0" /> : null;
  const tasks = data.tasks.filter(({ lesson }) => lesson.course_id === courseId);
  const choices = choicesOf(tasks, isOpen);
  const maySend = canSend(choices);
  if (tasks.length === 0 && !maySend) return null;
  return (
    <section id="tasks" className={styles.section} aria-labelledby="tasks-title">
      <h2 id="tasks-title" ref={title} tabIndex={-1}>
        {tasks.length === 0 ? words.send : words.sentHere}
      </h2>
      <p role="status" className={styles.sent}>
        {isSent && words.sent(child.first_name)}
      </p>
      {tasks.map((task) => (
        <TaskCard key={task.task_id} task={task} onGone={() => title.current?.focus()} />
      ))}
      {isSending && maySend && (
        <Sending
          child={child}
          courseId={courseId}
          choices={choices}
          onSent={() => {
            setSending(false);
            setSent(true);
            title.current?.focus();
          }}
          onClose={() => {
            setSending(false);
            // The button is back with the next render.
            requestAnimationFrame(() => open.current?.focus());
          }}
        />
      )}
      {!isSending && maySend && (
        <>
          {tasks.length === 0 && <p>{words.sendLead(child.first_name, feedbackDays)}</p>}
          <Button
            ref={open}
            size="md"
            {...(tasks.length === 0 ? { color: 'mango' as const } : { variant: 'outline' as const })}
            onClick={() => {
              setSent(false);
              setSending(true);
            }}
          >
            {buttonOf(choices, tasks.length > 0, words)}
          </Button>
        </>
      )}
      {tasks.length > 0 && (
        <p>
          <Link to={paths.tasks(child.child_id)}>{words.seeAll(child.first_name)}</Link>
        </p>
      )}
    </section>
  );
};

const buttonOf = (
  choices: ReturnType<typeof choicesOf>,
  wasSent: boolean,
  words: ReturnType<typeof useWords>,
): string => {
  if (choices.some(({ meaning }) => meaning === 'again')) return words.sendAgain;
  if (choices.every(({ meaning }) => meaning !== 'first')) return words.replace;
  return wasSent ? words.sendMore : words.send;
};

interface SendingProps extends Omit<TaskFormProps, 'before'> {
  /** of all lessons */
}

/** The form, once it is known what was sent before this page was loaded. */
const Sending = (form: SendingProps) => {
  const { data, isPending } = useQuery({
    ...sentFilesQuery(form.child.child_id),
    // What is sent from here on is not of before.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });
  if (isPending) return <Skeleton height={240} />;
  const before = (data?.uploads ?? []).filter(
    ({ master_course_id, is_used }) => master_course_id === form.courseId && !is_used,
  );
  return (
    <Suspense fallback={<Skeleton height={240} />}>
      <TaskForm {...form} before={before.slice(0, MOST_TASK_FILES)} />
    </Suspense>
  );
};

/** Who comes by an address that names this place is led there once it stands. */
const useArrival = (title: RefObject<HTMLElement | null>, isThere: boolean) => {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash === '#tasks') title.current?.scrollIntoView({ block: 'start' });
  }, [isThere, hash, title]);
};
