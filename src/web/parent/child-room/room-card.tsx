import { IconStarFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { Child, ChildCourse } from '../../../contract/objects.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { lessonsQuery } from '../enrolment/child-queries.ts';
import { useTexts } from '../pattern/texts.ts';
import { practiceQuery } from './practice-query.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './room-card.module.css';
import { from } from './use-leave.ts';

/** The way into a child's room; from it one comes back to where one was. */
export const ToRoom = ({
  child,
  variant,
}: {
  child: Pick<Child, 'child_id' | 'first_name'>;
  variant?: 'outline';
}) => {
  const { room } = useTexts().classroom;
  const { pathname } = useLocation();
  return (
    <ButtonLink to={paths.river(child.child_id)} state={from(pathname)} size="md" variant={variant}>
      <IconStarFilled size={22} aria-hidden="true" />
      {room.open(child.first_name)}
    </ButtonLink>
  );
};

/** The child's room on its parent's page: the way in, and what is kept of what the child does there. */
export const RoomCard = ({ child }: { child: Child }) => {
  const { room } = useTexts().classroom;
  const courses = useQuery(lessonsQuery(child.child_id)).data?.courses ?? [];
  if (courses.length === 0) return null;
  return (
    <section className={styles.card}>
      <Kancil pose="hopping" className={styles.kancil} />
      <div className={styles.words}>
        <p>{room.lead(child.first_name)}</p>
        <ToRoom child={child} />
        <Kept courses={courses} child={child} />
      </div>
    </section>
  );
};

const Kept = ({ courses, child }: { courses: readonly ChildCourse[]; child: Child }) => {
  const { room } = useTexts().classroom;
  const { date } = useFormats();
  const practice = useQuery(practiceQuery(child.child_id)).data;
  const days = courses.flatMap(({ child_course: { watched_at, played_at } }) => [
    ...(watched_at === null ? [] : [watched_at]),
    ...(played_at === null ? [] : [played_at]),
  ]);
  const practised = practice?.last_day;
  const last = [...days, ...(practised ? [startOfDay(calendarDate(practised)).toISOString()] : [])]
    .toSorted()
    .at(-1);
  return (
    <>
      {last !== undefined && (
        <p className={`${layout.facts} ${styles.facts}`}>
          <span>{room.stars(days.length)}</span>
          {practice && practice.met > 0 && (
            <span>{room.words(practice.met, practice.known, practice.shaky)}</span>
          )}
          <span>{room.last(date(new Date(last)))}</span>
        </p>
      )}
      <p className={layout.soft}>{room.kept(child.first_name)}</p>
    </>
  );
};
