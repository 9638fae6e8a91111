import { IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/app/button.tsx';
import styles from './live-classes.module.css';
import { useWords } from './words.ts';

/** A tone of a second, made by the browser itself. */
const playTone = async () => {
  const context = new AudioContext();
  await context.resume();
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const now = context.currentTime;
  tone.frequency.value = 523.25;
  // It swells and fades: a tone that is cut clicks.
  volume.gain.setValueAtTime(0, now);
  volume.gain.linearRampToValueAtTime(0.4, now + 0.1);
  volume.gain.setValueAtTime(0.4, now + 0.8);
  volume.gain.linearRampToValueAtTime(0, now + 1);
  tone.connect(volume).connect(context.destination);
  tone.addEventListener('ended', () => void context.close());
  tone.start();
  tone.stop(now + 1);
};

type Asked = 'not_yet' | 'asked' | 'heard' | 'not_heard';

/**
 * Whether this device can be heard, tried beforehand: a tone, a question, and what to do when there was none.
 * @param words what it is tried for, where that is no class
 */
export const SoundCheck = ({ words: own }: { words?: { soundLead: string; heard: string } }) => {
  const words = { ...useWords(), ...own };
  const [asked, setAsked] = useState<Asked>('not_yet');
  const play = () => {
    setAsked('asked');
    // A device that cannot play it is one on which nothing is heard.
    playTone().catch(() => setAsked('not_heard'));
  };
  return (
    <section className={styles.part}>
      <h2>{words.sound}</h2>
      <p>{words.soundLead}</p>
      <Button variant="outline" onClick={play}>
        <IconVolume size={20} aria-hidden="true" />
        {asked === 'not_yet' ? words.play : words.playAgain}
      </Button>
      <div role="status" className={styles.answer}>
        {asked === 'asked' && <p>{words.hear}</p>}
        {asked === 'heard' && <p>{words.heard}</p>}
        {asked === 'not_heard' && (
          <>
            <p>{words.notHeard}</p>
            <ul>
              {words.notHeardWays.map((way) => (
                <li key={way}>{way}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {asked !== 'not_yet' && (
        <div className={styles.ways}>
          <Button variant="outline" aria-pressed={asked === 'heard'} onClick={() => setAsked('heard')}>
            {words.yes}
          </Button>
          <Button
            variant="outline"
            aria-pressed={asked === 'not_heard'}
            onClick={() => setAsked('not_heard')}
          >
            {words.no}
          </Button>
        </div>
      )}
    </section>
  );
};
