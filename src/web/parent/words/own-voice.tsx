import { IconMicrophone, IconPlayerPlay, IconPlayerStop, IconVolume } from '@tabler/icons-react';
import type { LessonWord } from '../../../contract/word-objects.ts';
import { type Recorded, hasMicrophoneAccess } from '../../app/recording/microphone.ts';
import { useTake } from '../../app/recording/use-take.ts';
import { useFileAddress } from '../../app/upload/file-address.ts';
import { useTexts } from '../pattern/texts.ts';
import styles from './own-voice.module.css';
import { spokenWord, useSpeaker } from './speak.ts';
import { WordPicture } from './word-picture.tsx';

/** Longer than any word takes. */
const MOST_SECONDS = 6;

const asHeard: Recorded = {
  asFile: async (heard) => (heard.size === 0 ? null : new File([heard], 'voice', { type: heard.type })),
  audioBitsPerSecond: 48_000,
};

/**
 * A child says the words and hears itself beside the teacher's voice. What it says stays in this page: what a family wants to keep is
 * sent in with a task.
 */
export const OwnVoice = ({ words }: { words: readonly LessonWord[] }) => {
  const { voice } = useTexts().childRoom;
  if (!hasMicrophoneAccess()) return null;
  return (
    <section className={styles.voice}>
      <h2>{voice.title}</h2>
      <p>{voice.lead}</p>
      <ul className={styles.words}>
        {words.map((word) => (
          <li key={word.word_id}>
            <OneWord word={word} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const OneWord = ({ word }: { word: LessonWord }) => {
  const { voice } = useTexts().childRoom;
  const speaker = useSpeaker();
  const { state, begin, stop } = useTake(MOST_SECONDS, asHeard);
  const mine = useFileAddress(state.kind === 'taken' ? state.file : null);
  const isOn = state.kind === 'running' || state.kind === 'asking';
  const canHear = word.recording_url !== null || speaker.canSpeak('en');
  return (
    <div className={styles.word} data-on={isOn || undefined}>
      <WordPicture word={word} />
      <strong lang="en">{word.english}</strong>
      <div className={styles.ways}>
        {canHear && (
          <button
            type="button"
            aria-label={voice.listen(word.english)}
            onClick={() => speaker.say(spokenWord(word))}
          >
            <IconVolume size={26} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          data-main
          aria-label={isOn ? voice.stop : voice.record(word.english)}
          onClick={() => {
            speaker.hush();
            void (isOn ? stop() : begin());
          }}
        >
          {isOn ? (
            <IconPlayerStop size={26} aria-hidden="true" />
          ) : (
            <IconMicrophone size={26} aria-hidden="true" />
          )}
        </button>
        {mine !== null && (
          <button
            type="button"
            aria-label={voice.mine(word.english)}
            onClick={() => speaker.say(spokenWord(word), { recording: mine })}
          >
            <IconPlayerPlay size={26} aria-hidden="true" />
          </button>
        )}
      </div>
      {isOn && <p role="status">{voice.recording}</p>}
      {state.kind === 'problem' && <p role="alert">{voice[state.problem]}</p>}
    </div>
  );
};
