import styles from '../../app/placement/question.module.css';
import { useWords } from '../../app/placement/words.ts';

/** The time left in minutes, with a calm sign when five minutes and one minute are left; only these are said aloud. */
export const TimeLeft = ({ seconds }: { seconds: number }) => {
  const { test } = useWords();
  const sign = signAt(seconds);
  return (
    <div className={styles.time} data-sign={sign ?? undefined}>
      <p role="timer" aria-live="off" aria-label={test.timeLeft}>
        {test.minutesLeft(Math.ceil(seconds / 60))}
      </p>
      <p role="status" className={styles.sign}>
        {sign && test[sign]}
      </p>
    </div>
  );
};

/** Which sign is shown when so many seconds are left: only while it is true, so a page opened later does not show it. */
export const signAt = (seconds: number): 'five' | 'one' | null => {
  if (seconds <= 60) return 'one';
  return seconds > 240 && seconds <= 300 ? 'five' : null;
};
