import type { ClassesMoved, HolidayEffect } from '../../../contract/calendar.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { keepDates } from '../../ui/page/keep-together.ts';
import { officeDate, officeMoment } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import styles from './batch-form.module.css';

/** Which lessons and live classes other holiday weeks move, by how much, and for how many families. */
export const HolidayMoves = ({
  moves,
  families,
  last_teaching_day: lastDay,
  live_classes: classes,
}: HolidayEffect) => {
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
      <div className={styles.told}>
        {classes && <MovedClasses {...classes} />}
        <p>
          {batches.movesFor(families)} {families > 0 && moves.length > 0 && batches.familiesTold}
        </p>
      </div>
    </>
  );
};

/** How many live classes move or end, and which two would be at once: their appointments are to be changed then. */
const MovedClasses = ({ moved, groups, native_cancelled: ended, at_once: atOnce }: ClassesMoved) => {
  const { batches, courses, liveClasses } = useTexts().admin;
  const formats = useFormats();
  const said = ({ batch, grade, number, starts_at }: ClassesMoved['at_once'][number]['classes'][number]) =>
    keepDates(
      `${liveClasses.wib(officeMoment(starts_at, formats))} (${batches.numbered(batch)}, ${courses.gradeOf(grade)}, ${liveClasses.groupOf(number)})`,
    );
  return (
    <>
      {moved > 0 && <p>{batches.classesMove(moved, groups)}</p>}
      {ended > 0 && <p>{batches.nativeEnds(ended)}</p>}
      {atOnce.length > 0 && (
        <>
          <p>
            <strong>{batches.atOnce}</strong>
          </p>
          <ul className={styles.atOnce}>
            {atOnce.map(({ teacher, classes }) => (
              <li key={classes.map(({ session_id: id }) => id).join(' ')}>
                {teacher && batches.heldAtOnce(teacher.first_name)}
                {classes.map((one) => (
                  <span key={one.session_id}>{said(one)}</span>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
