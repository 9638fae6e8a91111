import { useEffect, useRef } from 'react';
import { paths } from '../../../paths.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { Link } from '../../shell/link.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { useTexts } from '../pattern/texts.ts';
import type { Door } from './doors.ts';
import { Shape } from './river-scene.tsx';
import styles from './river.module.css';
import { useRoomWords } from './room-words.ts';
import { Star } from './star.tsx';
import { type Stone, goesTonight, isAsleep, nextNow } from './stones.ts';
import { from } from './use-leave.ts';

interface Props {
  stone: Stone;
  childId: number;
  /** what is open there now, before all lessons */
  door: Door | null;
  /** Kancil waits on it */
  isToday: boolean;
  /** what a touch of a closed one is answered with */
  onShut: (stone: Stone) => void;
}

/** A stone: a touch opens what it holds, or Kancil says why it is closed. */
export const StonePlace = ({ stone, childId, door, isToday, onShut }: Props) => {
  const { number, week, kind, opens } = stone;
  const place = useRef<HTMLLIElement>(null);
  // The room opens where the child is, and the keyboard goes on from there.
  useEffect(() => {
    if (!isToday) return;
    place.current?.scrollIntoView({ behavior: 'instant', block: 'center' });
    place.current?.querySelector<HTMLElement>('[data-stone]')?.focus({ preventScroll: true });
  }, [isToday]);
  const lesson = typeof opens === 'string' ? null : paths.riverStone(childId, opens.child_course.course_id);
  const to = door && 'to' in door ? door.to : lesson;
  const shines = isToday && (door !== null || nextNow(stone.lessons) !== null);
  const isLast = goesTonight(stone, useToday());
  const words = useRoomWords();
  const shown = {
    className: styles.stone,
    'data-stone': number,
    'data-look': typeof opens === 'string' && !door ? opens : 'open',
    'data-shines': shines || undefined,
    'aria-label': useName(stone, shines, door),
    ...(isToday && { 'data-autofocus': true }),
  };
  const drawn = (
    <>
      <Shape name="stone" className={styles.body} />
      {isAsleep(stone) && <Shape name="leaves" className={styles.leaves} />}
      {kind !== 'VIDEO' && <Shape name="hut" className={styles.hut} />}
      {kind === 'TEST' && <Shape name="flag" className={styles.flag} />}
      <span className={styles.number}>{number}</span>
      <Stars stone={stone} />
      {isLast && <span className={styles.last}>{words.stone.lastDay}</span>}
      {isToday && <Kancil pose="hopping" className={styles.kancil} />}
    </>
  );
  return (
    <li ref={place} className={styles.place} data-week={week}>
      {door && 'link' in door ? (
        <a {...shown} href={door.link} target="_blank" rel="noopener noreferrer">
          {drawn}
        </a>
      ) : to === null ? (
        <button type="button" {...shown} onClick={() => onShut(stone)}>
          {drawn}
        </button>
      ) : (
        <Link {...shown} to={to} state={from(paths.river(childId))}>
          {drawn}
        </Link>
      )}
    </li>
  );
};

const Stars = ({ stone: { stars, lessons } }: { stone: Stone }) => {
  if (stars === 0) return null;
  const hasSecond = lessons.some(({ child_course }) => child_course.words > 0);
  return (
    <span className={styles.stars}>
      <Star />
      {hasSecond && <Star isEmpty={stars === 1} />}
    </span>
  );
};

const useName = (whole: Stone, shines: boolean, door: Door | null): string => {
  const { number, kind, opens, stars } = whole;
  const language = useLanguage();
  const { stone } = useRoomWords();
  const { shell } = useTexts();
  const lesson = typeof opens === 'string' ? null : opens.master_course;
  const isLast = goesTonight(whole, useToday());
  return [
    stone.name(number),
    lesson && ((language === 'id' && lesson.title_indo) || lesson.title),
    shines && stone.shines,
    isLast && stone.lastDay,
    isAsleep(whole) && stone.asleep,
    kind !== 'VIDEO' && stone.class,
    kind === 'TEST' && stone.test,
    door && 'link' in door && shell.newTab,
    kind === 'VIDEO' && (lesson || stars > 0) && stone.stars[stars],
  ]
    .filter(Boolean)
    .join(', ');
};
