import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useLanguage } from '../../frame/page-info.tsx';
import { KancilMark } from '../../ui/page/kancil-mark.tsx';
import { useRoomWords } from './room-words.ts';
import styles from './room.module.css';
import type { Kancil } from './use-kancil.ts';

/** What Kancil says, to read, to hear again by touching him, and to keep him from saying by himself. */
export const KancilSays = ({ kancil: { line, speaker, isQuiet } }: { kancil: Kancil }) => {
  const words = useRoomWords();
  const isHeard = speaker.canSpeak(useLanguage());
  return (
    <div className={styles.says}>
      {isHeard ? (
        <button
          type="button"
          className={styles.again}
          aria-label={words.again}
          disabled={isQuiet}
          onClick={speaker.again}
        >
          <KancilMark size={56} />
          <IconVolume size={24} aria-hidden="true" />
        </button>
      ) : (
        <KancilMark size={56} />
      )}
      <p role="status">{line}</p>
      {isHeard && (
        <button
          type="button"
          className={styles.silence}
          aria-label={words.silence}
          aria-pressed={speaker.isSilent}
          onClick={() => speaker.silence(!speaker.isSilent)}
        >
          <IconVolumeOff size={24} aria-hidden="true" />
        </button>
      )}
    </div>
  );
};
