import { useQuery } from '@tanstack/react-query';
import type { Child, ChildCourse } from '../../../contract/objects.ts';
import { startOfDay } from '../../../domain/values/calendar-date.ts';
import { isPast } from '../../../domain/access/child-status.ts';
import { maxInLiveClass } from '../../../domain/courses/class-rules.ts';
import { paths } from '../../../paths.ts';
import type { Answer } from '../../frame/api.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { useToday } from '../../frame/today.ts';
import { EmptyState } from '../../ui/app/states.tsx';
import profileStyles from '../pattern/profile.module.css';
import {
  familyTodayQuery,
  latestYearQuery,
  lessonsQuery,
  liveClassesQuery,
} from '../enrolment/child-queries.ts';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { LessonCard } from './lesson-card.tsx';
import { nextComing } from './class-state.ts';
import { isToWatch, mostPressingFirst } from './lesson-state.ts';
import styles from './my-class.module.css';
import { AsyncSection } from '../pattern/async-section.tsx';
import { comingStart } from '../enrolment/coming-start.ts';
import { useSendMarks } from '../pattern/use-marks.ts';
import { Years } from './years.tsx';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/load-screens.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';

type Lessons = Answer<'GET /course/child-course/{childId}'>;

/** What there is to watch now, what comes next, and the year as a whole. */
export const MyClass = ({ child }: { child: Child }) => {
  const { classroom } = useTexts();
  const query = useQuery(lessonsQuery(child.child_id));
  useSendMarks();
  return (
    <section className={profileStyles.panel}>
      <h2>{classroom.tabs.class}</h2>
      <AsyncSection query={query} loading={classroom.myClass.loading}>
        {(lessons) =>
          lessons.courses.length === 0 ? (
            <NoLessons child={child} />
          ) : (
            <ClassYear lessons={lessons} child={child} />
          )
        }
      </AsyncSection>
    </section>
  );
};

const ClassYear = ({ lessons, child }: { lessons: Lessons; child: Child }) => {
  const { myClass, feedback } = useTexts().classroom;
  const family = useQuery(familyTodayQuery).data?.children ?? [];
  const isAnswered = family.some((one) => one.child_id === child.child_id && one.feedback !== null);
  const now = mostPressingFirst(lessons.current_courses);
  const classes = useQuery(liveClassesQuery(child.child_id)).data;
  const next = child.status === 'LEFT' ? null : nextComing(lessons, classes?.sessions ?? []);
  const first = goesBeforeAnother(now);
  return (
    <>
      <YearNote child={child} />
      {now.length > 0 && (
        <section className={styles.part}>
          <h3>{myClass.now}</h3>
          <div className={styles.cards}>
            {now.map((course) => (
              <LessonCard
                key={course.child_course.course_id}
                course={course}
                child={child}
                isFirst={course === first}
              />
            ))}
          </div>
        </section>
      )}
      {now.length === 0 && lessons.courses.some(({ child_course }) => child_course.state !== 'SCHEDULED') && (
        <p className={styles.part}>{myClass.nothingNow}</p>
      )}
      {next && (
        <section className={styles.part}>
          <h3>{myClass.next}</h3>
          <div className={styles.cards}>
            <LessonCard course={next} child={child} />
          </div>
        </section>
      )}
      <section className={styles.part}>
        <h3>{myClass.tasks(child.first_name)}</h3>
        <p>
          {isAnswered ? (
            <strong>{feedback.isNew(child.first_name)}</strong>
          ) : (
            myClass.tasksLead(child.first_name)
          )}
        </p>
        <ButtonLink variant="outline" to={paths.tasks(child.child_id)}>
          {isAnswered ? feedback.read : myClass.tasksOpen}
        </ButtonLink>
      </section>
      <Years lessons={lessons} child={child} />
      {!isPast(child.status) && <CalendarPart child={child} />}
    </>
  );
};

/** The first to watch, when another one stays longer. */
const goesBeforeAnother = (now: readonly ChildCourse[]): ChildCourse | null => {
  const [first, ...others] = now.filter(isToWatch);
  const staysLonger = ({ child_course }: ChildCourse) =>
    first !== undefined && child_course.gone_at > first.child_course.gone_at;
  return first && others.some(staysLonger) ? first : null;
};

const useComingStart = (child: Child) => {
  const today = useToday();
  const { data } = useQuery(latestYearQuery(child.child_id));
  const { weekday } = useFormats();
  const start = data && comingStart(child, data.academic_year, today);
  return start ? weekday(startOfDay(start)) : null;
};

/** Before the year begins and after it has ended the lessons stand there, but closed. */
const YearNote = ({ child }: { child: Child }) =>
  isPast(child.status) ? <Past child={child} /> : <Starts child={child} />;

const Past = ({ child: { status, first_name: name } }: { child: Child }) => {
  const { childStatus, myClass } = useTexts().classroom;
  if (status === 'LEFT')
    return <EmptyState pose="waving" title={childStatus.leftTitle(name)} text={childStatus.leftText(name)} />;
  return <EmptyState pose="celebrating" title={myClass.overTitle} text={myClass.overText} />;
};

const Starts = ({ child }: { child: Child }) => {
  const { myClass } = useTexts().classroom;
  const start = useComingStart(child);
  if (start === null) return null;
  return (
    <EmptyState
      pose="waving"
      title={myClass.startsTitle(start)}
      text={myClass.startsText(child.first_name)}
    />
  );
};

const NoLessons = ({ child }: { child: Child }) => {
  const { myClass } = useTexts().classroom;
  const start = useComingStart(child);
  const { status, first_name: name } = child;
  if (status === 'NEW' || status === 'PENDING')
    return (
      <EmptyState
        pose="reading"
        title={myClass.newTitle(name)}
        text={status === 'PENDING' ? myClass.pendingText : myClass.newText(maxInLiveClass)}
      />
    );
  if (start !== null) return <Starts child={child} />;
  if (isPast(status)) return <Past child={child} />;
  return <EmptyState title={myClass.emptyTitle} text={myClass.emptyText(name)} />;
};

const CalendarAddress = lazyPart(() => import('./calendar-address.tsx'));

/** The way to the child's calendar address, which is looked for when it is asked for. */
const CalendarPart = ({ child }: { child: Child }) => {
  const { myClass } = useTexts().classroom;
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.part}>
      <h3>{myClass.calendar}</h3>
      {open ? (
        <Suspense fallback={<Skeleton height={180} />}>
          <CalendarAddress child={child} />
        </Suspense>
      ) : (
        <>
          <p>{myClass.calendarLead}</p>
          <Button variant="outline" onClick={() => setOpen(true)}>
            {myClass.calendarOpen}
          </Button>
        </>
      )}
    </section>
  );
};
