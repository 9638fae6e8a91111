import type { ChildLiveClasses } from '../../../contract/live-classes.ts';
import type { Child } from '../../../contract/objects.ts';
import { ClassRow } from './class-row.tsx';
import styles from './live-classes.module.css';
import { useWords } from './words.ts';

/** All classes of the year in the order of their times: how each stands, and what the family can do about it. */
export const ClassList = ({ known, child }: { known: ChildLiveClasses; child: Child }) => {
  const words = useWords();
  const { sessions, attended, held } = known;
  return (
    <section className={styles.part}>
      <h2>{words.year}</h2>
      {held > 0 && <p>{words.attended(child.first_name, attended, held)}</p>}
      <ol className={styles.classes}>
        {sessions.map((session) => (
          <ClassRow key={session.session_id} session={session} known={known} child={child} />
        ))}
      </ol>
    </section>
  );
};
