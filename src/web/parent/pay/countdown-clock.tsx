import { useEffect, useRef, useState } from 'react';
import { useFormats } from '../../frame/page-info.tsx';
import { useSchoolClock } from '../pattern/school-clock.ts';
import { useTexts } from '../pattern/texts.ts';
import { clockText, momentOf } from './countdown.ts';
import styles from './instructions.module.css';

interface Props {
  expiresAt: number;
  /** a day and more is left: the day is said first, and the clock below it */
  withDay?: boolean;
  onOver: () => void;
}

/** The time left, for the eye every second; said aloud only when little is left and when it is over. */
export const Countdown = ({ expiresAt, withDay = false, onOver }: Props) => {
  const { pay } = useTexts().purchase;
  const { clock, moment: dayAndTime } = useFormats();
  const left = useTimeLeft(expiresAt);
  const moment = momentOf(left);
  const told = useRef(false);
  useEffect(() => {
    if (moment !== 'over' || told.current) return;
    told.current = true;
    onOver();
  }, [moment, onOver]);
  return (
    <div className={styles.time} data-moment={moment}>
      {withDay && (
        <p className={styles.deadline}>
          <span>{pay.deadline}</span> <strong>{dayAndTime(new Date(expiresAt))}</strong>
        </p>
      )}
      <p className={withDay ? styles.until : undefined}>
        <span>{pay.left}</span>{' '}
        <strong role="timer" aria-live="off">
          {clockText(left)}
        </strong>
      </p>
      {moment === 'plenty' && !withDay && (
        <p className={styles.until}>{pay.until(`${clock(new Date(expiresAt))} WIB`)}</p>
      )}
      <p className={styles.until} role="status">
        {moment === 'almost' && pay.almost}
        {moment === 'over' && pay.over}
      </p>
    </div>
  );
};

const useTimeLeft = (expiresAt: number): number => {
  const clock = useSchoolClock();
  const [left, setLeft] = useState(() => expiresAt - clock());
  useEffect(() => {
    const timer = setInterval(() => setLeft(expiresAt - clock()), 1000);
    return () => clearInterval(timer);
  }, [expiresAt, clock]);
  return left;
};
