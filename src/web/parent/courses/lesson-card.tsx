import { IconCheck, IconLock, IconStar, IconStarFilled } from '@tabler/icons-react';
import type { Child, ChildCourse } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { isCourseType } from '../../../domain/courses/course-type.ts';
import { addDays, compareDates, dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { useTexts } from '../pattern/texts.ts';
import { Link } from '../../shell/link.tsx';
import { keepDoubledWords } from '../../ui/page/keep-together.ts';
import styles from './lesson-card.module.css';
import { LessonPicture } from './lesson-picture.tsx';
import { WhyClosed } from './closed-lesson.tsx';
import { useAppointment, useClassState, useTestState } from './use-appointment.ts';
import { hasVideoPage, isDatedByWeek, lastDay, liveKindOf, lockOf, weekOf } from './lesson-state.ts';

/** The words of a lesson in the visitor's language. */
export const useLessonWords = ({ master_course: master }: ChildCourse) => {
  const language = useLanguage();
  const { lesson } = useTexts().classroom;
  return {
    title: (language === 'id' && master.title_indo) || master.title,
    description: (language === 'id' && master.desc_indo) || master.desc,
    type: isCourseType(master.type) ? lesson.type[master.type] : '',
    place: lesson.place(master.unit, master.week),
  };
};

/** When a lesson comes, until when it is there, or until when it was; of a live class or a test, its week. */
export const useLessonTime = ({ child_course }: ChildCourse): string => {
  const { state, released_at, gone_at, watched_at } = child_course;
  const today = useToday();
  const { lesson } = useTexts().classroom;
  const { weekday, date, period } = useFormats();
  const last = dayInJakarta(lastDay(gone_at));
  // One that was watched stays so when it has gone.
  const isOver = compareDates(last, today) < 0;
  if (isDatedByWeek(child_course)) {
    const { firstDay, lastDay: end } = weekOf(child_course);
    return (isOver ? lesson.wasInWeek : lesson.inWeek)(period(firstDay, end));
  }
  if (state === 'SCHEDULED') return lesson.from(weekday(new Date(released_at)));
  if (isOver) return lesson.wasUntil(date(lastDay(gone_at)));
  if (watched_at === null && last === today) return lesson.untilToday;
  if (watched_at === null && last === addDays(today, 1)) return lesson.untilTomorrow;
  return (watched_at === null ? lesson.until : lesson.watchedUntil)(weekday(lastDay(gone_at)));
};

/** The page of a lesson: its video, of a live class when and where it takes place, of a test the child's tests; null where there is nothing to open. */
export const pageOf = (course: ChildCourse, childId: number): string | null => {
  const { master_course, child_course } = course;
  if (hasVideoPage(master_course)) return paths.course(child_course.course_id, childId);
  const kind = liveKindOf(master_course);
  if (kind === 'class') return paths.liveClasses(childId);
  return kind !== null && lockOf(course) === null ? paths.childTests(childId) : null;
};

/** A lesson in two lines: what it is called, and when. `before` stands before its name. */
export const LessonLine = ({ course, before = '' }: { course: ChildCourse; before?: string }) => {
  const { title } = useLessonWords(course);
  const time = useLessonTime(course);
  return (
    <p>
      {before}
      <strong>{keepDoubledWords(title)}</strong>
      <br />
      {time}
    </p>
  );
};

interface Props {
  course: ChildCourse;
  child: Child;
  /** one below the heading it stands under */
  heading?: 'h3' | 'h4';
  /** it goes before another one that is to watch */
  isFirst?: boolean;
}

/** A lesson with its picture: what it is, until when, the way to it where there is something to open, and else why not. */
export const LessonCard = ({ course, child, heading: Heading = 'h4', isFirst = false }: Props) => {
  const { master_course: master, child_course } = course;
  const lock = lockOf(course);
  const words = useLessonWords(course);
  const week = useLessonTime(course);
  const { liveClass } = useTexts().classroom;
  const appointment = useAppointment(course, child.child_id);
  const cameOf = useClassState(course, child.child_id);
  const isTold = cameOf !== null && cameOf !== 'to_come';
  const ofTest = useTestState(course, child.child_id);
  const time = appointment?.when ?? ofTest ?? week;
  const to = pageOf(course, child.child_id);
  return (
    <article className={styles.card} data-opens={to !== null}>
      <div className={styles.still} data-dim={lock !== null}>
        <LessonPicture
          unit={master.unit}
          week={master.week}
          kind={liveKindOf(master) ?? (master.type === 0 ? 'welcome' : 'video')}
          playable={master.video_url !== null}
        />
        <Marks watched={child_course.watched_at !== null} lock={lock} isFirst={isFirst} />
        {child_course.words > 0 && child_course.state !== 'SCHEDULED' && <Stars of={child_course} />}
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>
          {words.type} · {words.place}
        </p>
        <Heading>
          {to !== null ? (
            <Link to={to} className={styles.link}>
              {keepDoubledWords(words.title)}
            </Link>
          ) : (
            keepDoubledWords(words.title)
          )}
        </Heading>
        <p className={styles.time}>
          {time}
          {appointment && isTold && ` · ${liveClass.state[cameOf]}`}
        </p>
        {!hasVideoPage(master) && words.description && (
          <p className={styles.description}>{words.description}</p>
        )}
        {lock && <WhyClosed course={course} reason={lock} child={child} />}
      </div>
    </article>
  );
};

/** One star for watching, one for playing. */
const Stars = ({ of: { watched_at, played_at } }: { of: ChildCourse['child_course'] }) => {
  const { lesson } = useTexts().childRoom;
  const has = [watched_at !== null, played_at !== null] as const;
  const [First, Second] = has.map((earned) => (earned ? IconStarFilled : IconStar));
  return (
    <p className={styles.stars} role="img" aria-label={lesson.stars(...has)}>
      {First && <First size={24} aria-hidden="true" />}
      {Second && <Second size={24} aria-hidden="true" />}
    </p>
  );
};

const Marks = ({
  watched,
  lock,
  isFirst,
}: {
  watched: boolean;
  lock: ReturnType<typeof lockOf>;
  isFirst: boolean;
}) => {
  const { lesson } = useTexts().classroom;
  if (!watched && !lock && !isFirst) return null;
  return (
    <p className={styles.marks}>
      {isFirst && <span className={styles.first}>{lesson.first}</span>}
      {watched && (
        <span className={styles.watched}>
          <IconCheck size={16} aria-hidden="true" />
          {lesson.watched}
        </span>
      )}
      {lock && (
        <span className={styles.locked}>
          <IconLock size={16} aria-hidden="true" />
          {lock === 'NOT_IN_PACKAGE' ? lesson.notIncluded : lesson.locked}
        </span>
      )}
    </p>
  );
};
