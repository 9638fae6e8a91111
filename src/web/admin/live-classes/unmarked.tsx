import { useQuery } from '@tanstack/react-query';
import { addDays } from '../../../domain/values/calendar-date.ts';
import { useToday } from '../../frame/today.ts';
import { useTexts } from '../list/texts.ts';
import styles from './live-classes.module.css';
import { isUnmarked } from './week-days.ts';
import { weekQuery } from './week-query.ts';
import { ClassRow } from './week.tsx';

/** The classes of the seven days before today in which it is still to be said who was there. */
export const Unmarked = () => {
  const { teaching } = useTexts().admin;
  const { data } = useQuery(weekQuery(addDays(useToday(), -7)));
  const waiting = data?.sessions.filter(isUnmarked) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section className={styles.day} aria-labelledby="unmarked">
      <h2 id="unmarked">{teaching.unmarked(waiting.length)}</h2>
      <ul className={styles.classes}>
        {waiting.map((session) => (
          <ClassRow key={session.session_id} session={session} withDay />
        ))}
      </ul>
    </section>
  );
};
