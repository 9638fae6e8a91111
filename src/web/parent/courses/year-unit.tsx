import { IconChevronDown } from '@tabler/icons-react';
import { type MouseEvent, useRef, useState } from 'react';
import type { Child, ChildCourse } from '../../../contract/objects.ts';
import type { PlannedUnit, PlannedWeek } from '../../../domain/calendar/year-plan.ts';
import type { ClosedReason } from '../../../domain/access/lesson-access.ts';
import type { CalendarDate } from '../../../domain/values/calendar-date.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import { useTexts } from '../pattern/texts.ts';
import { WhyClosed } from './closed-lesson.tsx';
import { pageOf, useLessonWords } from './lesson-card.tsx';
import { hasVideoPage, isDatedByWeek, lastDay } from './lesson-state.ts';
import { useAppointment, useClassState, useWasThere, wasThere } from './use-appointment.ts';
import { WeekCell } from './year-cell.tsx';
import { closedOnce, kindOf, lessonsOfWeek, markOf, progressOf } from './year-marks.ts';
import { useDays, useYearWords } from './year-words.ts';
import styles from './year-picture.module.css';

interface Props {
  unit: PlannedUnit;
  /** of the whole year */
  courses: readonly ChildCourse[];
  child: Child;
  today: CalendarDate;
  isOpen: boolean;
}

const isToday = ({ firstDay, lastDay: last }: PlannedWeek, today: CalendarDate) =>
  firstDay <= today && today <= last;

/** A unit: its weeks as a strip of signs, and in words once it is opened. A touched sign opens it at its week. */
export const UnitRow = ({ unit, courses, child, today, isOpen }: Props) => {
  const words = useYearWords();
  const { short } = useDays();
  const { open, touched, element, touch } = useTouchedWeek(isOpen);
  const lessons = courses.filter(({ master_course }) => master_course.unit === unit.unit);
  const { videos, watched, isTold } = progressOf(lessons);
  const said = closedOnce(lessons);
  const wasAt = useWasThere(child.child_id);
  return (
    <li>
      <details className={styles.unit} open={open} ref={element}>
        <summary onClick={touch}>
          <span className={styles.heading}>
            <span className={styles.name}>{words.unit(unit.unit)}</span>
            {unit.weeks.some((week) => isToday(week, today)) && (
              <span className={styles.now}>{words.now}</span>
            )}
            <span className={styles.dates}>
              {short(unit.firstDay)} – {short(unit.lastDay)}
            </span>
          </span>
          <IconChevronDown size={20} aria-hidden="true" className={styles.arrow} />
          <span className={styles.strip}>
            {unit.weeks.map((week) => {
              const own = lessonsOfWeek(lessons, week);
              return (
                <WeekCell
                  key={week.firstDay}
                  mark={markOf(week, own, today, wasAt)}
                  kind={kindOf(week, own)}
                  week={week.place?.week ?? 0}
                  isToday={isToday(week, today)}
                  day={week.firstDay}
                />
              );
            })}
          </span>
          {(videos === 0 || isTold) && (
            <span className={styles.progress}>
              {videos === 0 ? words.noLessons : words.progress(watched, videos)}
            </span>
          )}
        </summary>
        <ol className={styles.weeks}>
          {unit.weeks.map((week) => (
            <WeekRow
              key={week.firstDay}
              week={week}
              lessons={lessonsOfWeek(lessons, week)}
              said={said}
              child={child}
              today={today}
              isTouched={week.firstDay === touched}
            />
          ))}
        </ol>
      </details>
    </li>
  );
};

/** Opens the unit at the week whose sign was touched; elsewhere on its line it opens and closes as usual. */
const useTouchedWeek = (isOpen: boolean) => {
  const element = useRef<HTMLDetailsElement>(null);
  const [touched, setTouched] = useState<string | null>(null);
  const touch = (event: MouseEvent) => {
    const sign = event.target instanceof Element ? event.target.closest('[data-day]') : null;
    const day = sign?.getAttribute('data-day') ?? null;
    setTouched(day);
    // Of an open unit a touched sign shows its week, and does not close it.
    if (day !== null && element.current?.open) event.preventDefault();
  };
  return { open: isOpen, touched, element, touch };
};

interface WeekProps {
  week: PlannedWeek;
  lessons: readonly ChildCourse[];
  /** the lessons of the unit under which it is said why they are closed */
  said: ReadonlySet<ChildCourse>;
  child: Child;
  today: CalendarDate;
  isTouched: boolean;
}

const WeekRow = ({ week, lessons, said, child, today, isTouched }: WeekProps) => {
  const words = useYearWords();
  const { short } = useDays();
  const mark = markOf(week, lessons, today);
  return (
    <li className={styles.week} data-touched={isTouched}>
      <p className={styles.weekName}>
        {week.place
          ? `${words.week(week.place.week)} · ${words.kind[kindOf(week, lessons)]}`
          : words.mark[mark]}
        {isToday(week, today) && <span className={styles.now}>{words.today}</span>}
        <span className={styles.small}>
          {short(week.firstDay)} – {short(week.lastDay)}
        </span>
      </p>
      {week.place && lessons.length === 0 && <p className={styles.small}>{words.noLessons}</p>}
      {lessons.length > 0 && (
        <ul>
          {lessons.map((course) => (
            <LessonRow
              key={course.child_course.course_id}
              course={course}
              child={child}
              explains={said.has(course)}
            />
          ))}
        </ul>
      )}
    </li>
  );
};

const LessonRow = ({ course, child, explains }: { course: ChildCourse; child: Child; explains: boolean }) => {
  const { child_course, reason } = course;
  const { title, type } = useLessonWords(course);
  const to = pageOf(course, child.child_id);
  const appointment = useAppointment(course, child.child_id);
  const { liveClass } = useTexts().classroom;
  return (
    <li className={styles.lesson}>
      <span className={styles.title}>
        {to === null ? <span>{title}</span> : <Link to={to}>{title}</Link>}
        <span className={styles.small}>
          {type}
          {appointment && ` · ${appointment.isMoved ? liveClass.moved(appointment.when) : appointment.when}`}
          {!isDatedByWeek(child_course) && (
            <>
              {' '}
              · <LessonDates course={course} />
            </>
          )}
        </span>
      </span>
      <State course={course} child={child} />
      {explains && reason && (
        <div className={styles.why}>
          <WhyClosed course={course} reason={reason} child={child} />
        </div>
      )}
    </li>
  );
};

const State = ({ course, child }: { course: ChildCourse; child: Child }) => {
  const { child_course, master_course, reason } = course;
  const cameOf = useClassState(course, child.child_id);
  const { mark } = useYearWords();
  const { lesson, liveClass } = useTexts().classroom;
  const { state, locked, notIncluded, skipped } = lesson;
  const isWatched = child_course.watched_at !== null && reason !== 'NOT_IN_PACKAGE';
  const closed = {
    NOT_IN_PACKAGE: notIncluded,
    BILL_UNPAID: locked,
    PERIOD_SKIPPED: skipped,
    CHILD_LEFT: null,
    YEAR_OVER: null,
    YEAR_NOT_BEGUN: null,
    NOT_RELEASED: null,
    GONE: null,
  } satisfies Record<ClosedReason, string | null>;
  const said = isWatched || reason === null ? null : closed[reason];
  // A live class is not watched; what came of it is said where it is known.
  const words = hasVideoPage(master_course) ? state : { ...state, AVAILABLE: mark.NOW, EXPIRED: mark.PAST };
  const look = wasThere(cameOf) ? 'WATCHED' : child_course.state;
  return (
    <span className={styles.state} data-state={said === null ? look : undefined}>
      {said ?? (cameOf === null ? words[child_course.state] : liveClass.state[cameOf])}
    </span>
  );
};

const LessonDates = ({ course }: { course: ChildCourse }) => {
  const { shortDate } = useFormats();
  const { released_at, gone_at } = course.child_course;
  return useYearWords().available(shortDate(new Date(released_at)), shortDate(lastDay(gone_at)));
};
