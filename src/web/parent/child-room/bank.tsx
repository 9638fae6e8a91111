import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { KancilSays } from './kancil-says.tsx';
import { practiceQuery } from './practice-query.ts';
import { Satchel } from './river-scene.tsx';
import styles from './river.module.css';
import { useRoomWords } from './room-words.ts';
import type { Kancil } from './use-kancil.ts';
import { from } from './use-leave.ts';

/** The bank on which one stands, always in reach: what Kancil says, and his satchel with the words that wait. */
export const Bank = ({ kancil, childId }: { kancil: Kancil; childId: number }) => {
  const { satchel } = useRoomWords();
  const due = useQuery(practiceQuery(childId)).data?.due ?? 0;
  return (
    <footer className={styles.bank}>
      <KancilSays kancil={kancil} />
      <Link
        to={paths.riverWords(childId)}
        state={from(paths.river(childId))}
        className={styles.satchel}
        aria-label={`${satchel.title}: ${due > 0 ? satchel.waiting(due) : satchel.none}`}
      >
        <Satchel />
        {due > 0 && <span className={styles.due}>{due}</span>}
      </Link>
    </footer>
  );
};
