import type { HolidayEffect } from '../../../contract/calendar.ts';
import { keepDates } from '../../ui/page/keep-together.ts';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import styles from './batch-form.module.css';

/** Which lessons other holiday weeks move, by how much, and for how many families. */
export const HolidayMoves = ({ moves, families, last_teaching_day: lastDay }: HolidayEffect) => {
  const { batches } = useTexts().admin;
  return (
    <>
      {moves.length === 0 && <p>{batches.nothingMoves}</p>}
      <dl className={styles.review}>
        {moves.map(({ first, last, from, to, weeks }) => (
          <div key={from}>
            <dt>{batches.moved(first, last, weeks)}</dt>
            <dd>{keepDates(batches.movedFrom(officeDate(from), officeDate(to)))}</dd>
          </div>
        ))}
        <div>
          <dt>{batches.lastTeachingDay}</dt>
          <dd>{officeDate(lastDay)}</dd>
        </div>
      </dl>
      <p>
        {batches.movesFor(families)} {families > 0 && moves.length > 0 && batches.familiesUntold}
      </p>
    </>
  );
};
