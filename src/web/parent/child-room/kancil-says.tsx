import { IconVolume } from '@tabler/icons-react';
import { KancilMark } from '../../ui/page/kancil-mark.tsx';
import { useRoomWords } from './room-words.ts';
import styles from './room.module.css';
import type { Kancil } from './use-kancil.ts';

/** What Kancil says, to read, and to hear again. */
export const KancilSays = ({ kancil }: { kancil: Kancil }) => {
  const words = useRoomWords();
  return (
    <div className={styles.says}>
      <KancilMark size={56} />
      <p role="status">{kancil.line}</p>
      {kancil.isHeard && (
        <button type="button" className={styles.round} aria-label={words.again} onClick={kancil.sayAgain}>
          <IconVolume size={32} aria-hidden="true" />
        </button>
      )}
    </div>
  );
};
