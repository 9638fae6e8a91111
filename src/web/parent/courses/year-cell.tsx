import {
  IconCheck,
  IconLock,
  IconMinus,
  IconPencil,
  IconPlayerPlay,
  IconSun,
  IconUsers,
  IconX,
} from '@tabler/icons-react';
import type { WeekKind, WeekMark } from './year-marks.ts';
import styles from './year-picture.module.css';

const icons = {
  HOLIDAY: IconSun,
  FREE: null,
  NOW: IconPlayerPlay,
  WATCHED: IconCheck,
  THERE: IconUsers,
  LOCKED: IconLock,
  SKIPPED: IconX,
  PAST: IconMinus,
  COMING: null,
} as const satisfies Record<WeekMark, typeof IconSun | null>;
const kinds = { VIDEO: null, LIVE: IconUsers, TEST: IconPencil } as const satisfies Record<
  WeekKind,
  typeof IconSun | null
>;

interface Props {
  mark: WeekMark;
  kind: WeekKind;
  /** its number in the unit, which is shown while it is to come */
  week: number;
  isToday?: boolean;
  /** the day by which the unit finds the week that was touched */
  day?: string;
}

/** One week in one sign: its shape says what it brings, its sign how it stands. The list beside it says it in words. */
export const WeekCell = ({ mark, kind, week, isToday = false, day }: Props) => {
  const Icon = icons[mark] ?? (mark === 'COMING' ? kinds[kind] : null);
  return (
    <span
      className={styles.cell}
      data-mark={mark}
      data-kind={kind}
      data-today={isToday}
      data-day={day}
      aria-hidden="true"
    >
      {Icon ? <Icon size="1.1em" /> : week}
    </span>
  );
};
