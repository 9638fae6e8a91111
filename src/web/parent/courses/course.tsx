import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { data, useParams } from 'react-router';
import type { Child, ChildCourse } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import type { Answer } from '../../frame/api.ts';
import { useTexts } from '../pattern/texts.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { BackLink } from '../pattern/child-back-link.tsx';
import { childQuery } from '../families/child-query.ts';
import { billsQuery, lessonsQuery } from '../enrolment/child-queries.ts';
import { LessonGame } from '../words/lesson-game.tsx';
import { LessonWords } from '../words/lesson-words.tsx';
import { LessonTasks } from '../tasks/lesson-tasks.tsx';
import { LessonCard, useLessonTime, useLessonWords } from './lesson-card.tsx';
import { LessonStage } from './lesson-stage.tsx';
import { inOrder, isOpenNow, nextBeside } from './lesson-state.ts';
import { useEarned, useSendMarks } from '../pattern/use-marks.ts';
import { keepDoubledWords } from '../../ui/page/keep-together.ts';
import layout from '../../ui/page/layout.module.css';
import page from '../pattern/page.module.css';
import styles from './course.module.css';

type Lessons = Answer<'GET /course/child-course/{childId}'>;

const queries: ScreenQueries = ({ params }) => [
  childQuery(params['childId']),
  lessonsQuery(Number(params['childId'])),
];
const deferred: ScreenQueries = ({ params }) => [billsQuery(Number(params['childId']))];

const lessonIn = (lessons: Lessons | undefined, courseId: string | undefined) =>
  lessons?.courses.find(({ child_course }) => String(child_course.course_id) === courseId);

/** A lesson that is not in this child's year is nobody's page. */
const check: NonNullable<Parameters<typeof prefetch>[1]>['check'] = (known, { params }) => {
  const { queryKey } = lessonsQuery(Number(params['childId']));
  if (!lessonIn(known.getQueryData<Lessons>(queryKey), params['courseId'])) throw data(null, { status: 404 });
};

export const loader = prefetch(queries, { deferred, check });
export const clientLoader = ensure(queries, { check });

export default function CourseScreen() {
  const { childId, courseId } = useParams();
  const { childs: child } = useSuspenseQuery(childQuery(childId)).data;
  const year = useSuspenseQuery(lessonsQuery(child.child_id)).data;
  useSendMarks();
  const lessons = { ...year, courses: useEarned(year.courses, child.child_id) };
  const course = useLesson(lessons, courseId);
  if (!course) throw new Error('The loaders let nobody see a lesson of another year');
  return <Lesson key={courseId} course={course} lessons={lessons} child={child} />;
}

/** A lesson that leaves the year while it is open, as after another grade was set, stays until the page is left. */
const useLesson = (lessons: Lessons, courseId: string | undefined): ChildCourse | undefined => {
  const found = lessonIn(lessons, courseId);
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return found ?? (String(last?.child_course.course_id) === courseId ? last : undefined);
};

const Lesson = ({ course, lessons, child }: { course: ChildCourse; lessons: Lessons; child: Child }) => {
  const texts = useTexts().classroom;
  const { title, description, type, place } = useLessonWords(course);
  const time = useLessonTime(course);
  const { words, watched_at: watched } = course.child_course;
  return (
    <article className={`${page.page} ${styles.page}`}>
      <PageHead title={title} />
      <BackLink to={paths.child(child.child_id)}>{texts.course.back(child.first_name)}</BackLink>
      <h1>{keepDoubledWords(title)}</h1>
      <p className={`${layout.facts} ${styles.place}`}>
        <span>{type}</span>
        <span>{texts.childStatus.grade(course.master_course.grade)}</span>
        <span>{place}</span>
      </p>
      <LessonStage course={course} child={child} />
      {course.master_course.video_url !== null && <p className={styles.time}>{time}</p>}
      <LessonGame course={course} childId={child.child_id} />
      {words > 0 && (isOpenNow(course) || watched !== null) && (
        <LessonWords courseId={course.child_course.course_id} childId={child.child_id} count={words} />
      )}
      {description && (
        <section className={styles.about}>
          <h2>{texts.course.about}</h2>
          <p>{description}</p>
        </section>
      )}
      <LessonTasks child={child} courseId={course.child_course.course_id} isOpen={isOpenNow(course)} />
      <Others course={course} lessons={lessons} child={child} />
    </article>
  );
};

/** The other lessons of the same unit and week, and what to do next. */
const Others = ({ course, lessons, child }: { course: ChildCourse; lessons: Lessons; child: Child }) => {
  const texts = useTexts().classroom.course;
  const sameWeek = inOrder(lessons.courses).filter(
    (other) => other !== course && other.child_course.released_at === course.child_course.released_at,
  );
  const next = nextBeside(course, lessons.courses);
  return (
    <>
      {sameWeek.length > 0 && <Row title={texts.more} courses={sameWeek} child={child} />}
      {next && <Row title={texts.next} courses={[next]} child={child} />}
    </>
  );
};

const Row = ({ title, courses, child }: { title: string; courses: readonly ChildCourse[]; child: Child }) => (
  <section className={styles.others}>
    <h2>{title}</h2>
    <div className={styles.cards}>
      {courses.map((course) => (
        <LessonCard key={course.child_course.course_id} course={course} child={child} heading="h3" />
      ))}
    </div>
  </section>
);
