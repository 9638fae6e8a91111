import type { OralSchedule } from '../../../contract/oral-tests.ts';
import { useTexts } from '../list/texts.ts';
import styles from './oral-tests.module.css';

/** Who may have the test of the part and has booked none. */
export const Waiting = ({ waiting }: Pick<OralSchedule, 'waiting'>) => {
  const { oralTests: words, courses } = useTexts().admin;
  return (
    <section className={styles.day} aria-labelledby="waiting">
      <h2 id="waiting">{words.waitingTitle(waiting.length)}</h2>
      <p>{words.waitingText}</p>
      <ul className={styles.waiting}>
        {waiting.map(({ child_id, first_name, grade, number, was_absent }) => (
          <li key={child_id}>
            <strong>{first_name}</strong>, {courses.gradeOf(grade)}, {words.group(number)}
            {was_absent && ` (${words.wasAbsent})`}
          </li>
        ))}
      </ul>
    </section>
  );
};
