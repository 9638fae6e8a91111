import type { OddDate } from '../../../domain/calendar/odd-dates.ts';
import { useTexts } from '../list/texts.ts';
import { Alert } from '../../ui/app/alert.tsx';
import styles from './batch-form.module.css';

/** Warns of dates that are allowed, and seldom meant. */
export const OddDates = ({ odd }: { odd: readonly OddDate[] }) => {
  const { oddDates, weeksLeft, weeksLeftAdvice } = useTexts().admin.batches;
  const words = {
    ...oddDates,
    lessons_end_early: (weeks: number) => `${weeksLeft(weeks)} ${weeksLeftAdvice}`,
  };
  return (
    <div role="status" className={styles.odd}>
      {odd.length > 0 && (
        <Alert color="mango" className={styles.early}>
          {odd.map((one) => (
            <p key={one.odd}>{'weeks' in one ? words[one.odd](one.weeks) : words[one.odd]}</p>
          ))}
        </Alert>
      )}
    </div>
  );
};
