import { IconChevronDown } from '@tabler/icons-react';
import type { ChildCourse } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { Link } from '../../shell/link.tsx';
import { useLessonWords } from './lesson-card.tsx';
import { hasVideoPage, isLocked, lastDay } from './lesson-state.ts';
import { type UnitOfLessons, type WeekOfLessons, unitsOf } from './units.ts';
import styles from './year-units.module.css';

interface Props {
  courses: readonly ChildCourse[];
  childId: number;
  /** the unit that is open at first */
  now: number | null;
  /** before its first day no unit is the one of now */
  begun: boolean;
}

/** The whole year: nine units to open, each with its four weeks. */
export const YearUnits = ({ courses, childId, now, begun }: Props) => {
  const { myClass } = useTexts().classroom;
  return (
    <section className={styles.year}>
      <h3>{myClass.year}</h3>
      <p className={styles.lead}>{myClass.yearLead}</p>
      {unitsOf(courses).map((unit) => (
        <UnitPart key={unit.unit} unit={unit} childId={childId} isOpen={unit.unit === now} begun={begun} />
      ))}
    </section>
  );
};

interface UnitProps {
  unit: UnitOfLessons;
  childId: number;
  isOpen: boolean;
  begun: boolean;
}

const UnitPart = ({ unit, childId, isOpen, begun }: UnitProps) => {
  const { myClass } = useTexts().classroom;
  return (
    <details className={styles.unit} open={isOpen}>
      <summary>
        <span className={styles.name}>{myClass.unit(unit.unit)}</span>
        {isOpen && begun && <span className={styles.now}>{myClass.unitNow}</span>}
        <span className={styles.progress}>
          {unit.videos === 0 ? myClass.noLessons : myClass.progress(unit.watched, unit.videos)}
        </span>
        <IconChevronDown size={20} aria-hidden="true" className={styles.arrow} />
      </summary>
      <ol className={styles.weeks}>
        {unit.weeks.map((week) => (
          <WeekPart key={week.week} week={week} childId={childId} />
        ))}
      </ol>
    </details>
  );
};

const WeekPart = ({ week, childId }: { week: WeekOfLessons; childId: number }) => {
  const { myClass } = useTexts().classroom;
  return (
    <li className={styles.week}>
      <p className={styles.weekName}>
        {myClass.week(week.week)}
        {week.live && <span> · {myClass.live}</span>}
      </p>
      {week.lessons.length === 0 ? (
        <p className={styles.none}>{myClass.noLessons}</p>
      ) : (
        <ul className={styles.lessons}>
          {week.lessons.map((course) => (
            <LessonRow key={course.child_course.course_id} course={course} childId={childId} />
          ))}
        </ul>
      )}
    </li>
  );
};

const LessonRow = ({ course, childId }: { course: ChildCourse; childId: number }) => {
  const { child_course, master_course } = course;
  const { title, type } = useLessonWords(course);
  const { state, locked } = useTexts().classroom.lesson;
  const closed = child_course.state === 'AVAILABLE' && isLocked(course);
  return (
    <li className={styles.lesson}>
      <span className={styles.title}>
        {hasVideoPage(master_course) ? (
          <Link to={paths.course(child_course.course_id, childId)}>{title}</Link>
        ) : (
          <span>{title}</span>
        )}
        <span className={styles.small}>
          {type} · <LessonDates course={course} />
        </span>
      </span>
      <span className={styles.state} data-state={closed ? undefined : child_course.state}>
        {closed ? locked : state[child_course.state]}
      </span>
    </li>
  );
};

const LessonDates = ({ course }: { course: ChildCourse }) => {
  const { shortDate } = useFormats();
  const { released_at, gone_at } = course.child_course;
  return (
    <>
      {shortDate(new Date(released_at))} – {shortDate(lastDay(gone_at))}
    </>
  );
};
