import { IconVolume } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { PlacementQuestion } from '../../../contract/placement.ts';
import styles from '../../app/placement/question.module.css';
import { useWords } from '../../app/placement/words.ts';
import { Button } from '../../ui/app/button.tsx';

/** How often a recording may be listened to. */
const MOST = 2;

interface Props {
  recording: NonNullable<PlacementQuestion['recording']>;
  /** where this browser notes how often it was listened to, so that a reload does not start anew */
  name: string;
  /** not there for an example, which may be tried out */
  onReplay?: () => void;
}

const heardBefore = (name: string) => {
  try {
    return Number(localStorage.getItem(name) ?? 0) || 0;
  } catch {
    return 0;
  }
};
const note = (name: string, times: number) => {
  try {
    localStorage.setItem(name, String(times));
  } catch {
    // Blocked storage: it is counted as long as the page is open.
  }
};

/** A recording to listen to, twice at most; or what is said in it, for a child that cannot hear. */
export const RecordingPlayer = ({ recording, name, onReplay }: Props) => {
  const { test } = useWords();
  const audio = useRef<HTMLAudioElement>(null);
  const [heard, setHeard] = useState(() => heardBefore(name));
  const [playing, setPlaying] = useState(false);
  if (recording.lines !== null)
    return (
      <blockquote className={styles.said} lang="en" aria-label={test.said}>
        {recording.lines.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </blockquote>
    );
  const play = async () => {
    const player = audio.current;
    if (!player || playing || heard >= MOST) return;
    try {
      // A call or headphones paused it: it goes on where it stopped, and one that has ended begins anew by itself.
      await player.play();
    } catch {
      // Not loaded or not allowed: it has not been heard, and may be tried again.
      setPlaying(false);
    }
  };
  const ended = () => {
    setHeard(heard + 1);
    note(name, heard + 1);
    if (heard + 1 === MOST) onReplay?.();
  };
  const labels = [test.listen, test.listenAgain, test.listened];
  return (
    <div className={styles.listen}>
      {/* oxlint-disable-next-line jsx_a11y/media-has-caption -- what is said is what is asked; a text is chosen beforehand */}
      <audio
        ref={audio}
        src={recording.url}
        preload="auto"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={ended}
        onError={() => setPlaying(false)}
      />
      <Button
        size="md"
        color="lagoon"
        disabled={heard >= MOST}
        aria-disabled={playing || undefined}
        onClick={() => void play()}
      >
        <IconVolume size={26} aria-hidden="true" />
        {playing ? test.playing : labels[Math.min(heard, MOST)]}
      </Button>
    </div>
  );
};
