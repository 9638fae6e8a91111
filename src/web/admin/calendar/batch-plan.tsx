import { type BatchCalendar, endDateOf } from '../../../domain/calendar/batch-year.ts';
import {
  lastTeachingDay,
  lessonsEndEarly,
  weeksWithoutLessons,
} from '../../../domain/calendar/teaching-weeks.ts';
import { useTexts } from '../list/texts.ts';
import { Alert } from '../../ui/app/alert.tsx';
import styles from './batch-form.module.css';
import { officeDate } from '../list/office-date.ts';

interface Props {
  /** null while there is no start date */
  calendar: BatchCalendar | null;
  /** nothing can be changed any more, so nothing is advised */
  fixed?: boolean;
}

/** What start date and holidays make of the year, as they are chosen. */
export const BatchPlan = ({ calendar, fixed = false }: Props) => {
  const { batches } = useTexts().admin;
  return (
    <div className={styles.plan}>
      <h2>{batches.plan}</h2>
      {calendar ? (
        <>
          <dl>
            <div>
              <dt>{batches.lastTeachingDay}</dt>
              <dd aria-live="polite">{officeDate(lastTeachingDay(calendar))}</dd>
            </div>
            <div>
              <dt>{batches.lastDay}</dt>
              <dd>{officeDate(endDateOf(calendar.startDate))}</dd>
            </div>
          </dl>
          {lessonsEndEarly(calendar) && (
            <Alert color="mango" className={styles.early}>
              {batches.weeksLeft(weeksWithoutLessons(calendar))} {!fixed && batches.weeksLeftAdvice}
            </Alert>
          )}
        </>
      ) : (
        <p className={styles.none}>{batches.planWaits}</p>
      )}
    </div>
  );
};
