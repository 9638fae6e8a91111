import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import type { Task } from '../../../contract/task-objects.ts';
import { hasCurrentYear } from '../../../domain/access/child-status.ts';
import { feedbackDays } from '../../../domain/courses/class-rules.ts';
import { paths } from '../../../paths.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { useLanguage } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { keepDoubledWords, keepTogether } from '../../ui/page/keep-together.ts';
import { childQuery } from '../families/child-query.ts';
import { AsyncSection } from '../pattern/async-section.tsx';
import { BackLink } from '../pattern/child-back-link.tsx';
import { TaskCard } from './task-card.tsx';
import page from '../pattern/page.module.css';
import styles from './task-card.module.css';
import { tasksQuery } from './task-queries.ts';
import { useWords } from './words.ts';

const queries: ScreenQueries = ({ params }) => [childQuery(params['childId'])];
const deferred: ScreenQueries = ({ params }) => [tasksQuery(Number(params['childId']))];
export const loader = prefetch(queries, { deferred });
export const clientLoader = ensure(queries);

/** What a child has sent in for its lessons, the newest first, and what the teacher says of it. */
export default function TasksScreen() {
  const words = useWords();
  const { childId } = useParams();
  const { childs: child } = useSuspenseQuery(childQuery(childId)).data;
  const { child_id: id, first_name: name } = child;
  const hasYear = hasCurrentYear(child.status);
  const query = useQuery(tasksQuery(id));
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <article className={page.page}>
      <PageHead title={words.of(name)} />
      <BackLink to={paths.child(id)}>{words.back(name)}</BackLink>
      <h1 ref={title} tabIndex={-1}>
        {words.of(name)}
      </h1>
      <AsyncSection query={query} loading={words.loading}>
        {({ tasks }) =>
          tasks.length === 0 ? (
            <EmptyState
              level={2}
              pose="reading"
              title={words.emptyTitle}
              text={hasYear ? words.emptyText(name, feedbackDays) : words.noYear(name, feedbackDays)}
            >
              <ButtonLink to={paths.child(id)}>{hasYear ? words.toLessons : words.toChild(name)}</ButtonLink>
            </EmptyState>
          ) : (
            <>
              <p>{words.lead(name)}</p>
              <div className={styles.list}>
                {tasks.map((task) => (
                  <TaskCard
                    key={task.task_id}
                    task={task}
                    heading="h2"
                    lesson={<LessonOf task={task} />}
                    onGone={() => title.current?.focus()}
                  >
                    {task.may_send_again && (
                      <ButtonLink color="mango" to={paths.courseTasks(task.lesson.course_id, id)}>
                        {words.sendAgain}
                      </ButtonLink>
                    )}
                  </TaskCard>
                ))}
              </div>
            </>
          )
        }
      </AsyncSection>
    </article>
  );
}

const LessonOf = ({ task: { lesson, child } }: { task: Task }) => {
  const words = useWords();
  const language = useLanguage();
  const title = (language === 'id' && lesson.title_indo) || lesson.title;
  return (
    <p className={styles.lesson}>
      <Link to={paths.course(lesson.course_id, child.child_id)}>{keepDoubledWords(title)}</Link> ·{' '}
      {keepTogether(words.lesson(lesson.unit, lesson.week))}
    </p>
  );
};
