import { IconMicrophone, IconPlayerPlay, IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import type { LessonWord } from '../../../contract/word-objects.ts';
import { type Recorded, hasMicrophoneAccess } from '../../app/recording/microphone.ts';
import { useTake } from '../../app/recording/use-take.ts';
import { useFileAddress } from '../../app/upload/file-address.ts';
import { useTexts } from '../pattern/texts.ts';
import styles from './own-voice.module.css';
import { spokenWord, useSpeaker, useTold } from './speak.ts';
import { type VoiceOf, useKeptVoice } from './use-kept-voice.ts';
import { WordPicture } from './word-picture.tsx';

/** Longer than any word takes. */
const MOST_SECONDS = 6;

const asHeard: Recorded = {
  asFile: async (heard) => (heard.size === 0 ? null : new File([heard], 'voice', { type: heard.type })),
  audioBitsPerSecond: 48_000,
};

interface Props {
  words: readonly LessonWord[];
  /** of which lesson it is kept where the parent allows it; left out: it stays in this page */
  of?: VoiceOf;
}

/** A child says the words and hears itself after the teacher's voice. Without a microphone nothing is offered. */
export const OwnVoice = ({ words, of }: Props) => {
  const { voice } = useTexts().childRoom;
  const { keep, stays, isKept } = useKeptVoice(of ?? null);
  if (!hasMicrophoneAccess()) return null;
  const lead = stays ? `${voice.lead} ${voice.stays}` : voice.lead;
  return (
    <section className={styles.voice}>
      <h2>{voice.title}</h2>
      <Lead>{lead}</Lead>
      <ul className={styles.words}>
        {words.map((word) => (
          <li key={word.word_id}>
            <OneWord word={word} keep={keep} />
          </li>
        ))}
      </ul>
      <p role="status">{isKept && voice.kept}</p>
    </section>
  );
};

const Lead = ({ children }: { children: string }) => {
  useTold(children);
  return <p>{children}</p>;
};

const OneWord = ({ word, keep }: { word: LessonWord; keep: ((file: File) => void) | null }) => {
  const { voice } = useTexts().childRoom;
  const speaker = useSpeaker();
  const { state, begin, stop } = useTake(MOST_SECONDS, asHeard);
  const file = state.kind === 'taken' ? state.file : null;
  const mine = useFileAddress(file);
  const isOn = state.kind === 'running' || state.kind === 'asking';
  const canHear = word.recording_url !== null || speaker.canSpeak('en');
  const hearBoth = () => mine !== null && speaker.say(spokenWord(word), { recording: mine });
  const taken = useEffectEvent((own: File) => {
    hearBoth();
    keep?.(own);
  });
  useEffect(() => {
    if (file) taken(file);
  }, [file]);
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
          <button type="button" aria-label={voice.mine(word.english)} onClick={hearBoth}>
            <IconPlayerPlay size={26} aria-hidden="true" />
          </button>
        )}
      </div>
      {isOn && <p role="status">{voice.recording}</p>}
      {state.kind === 'problem' && <p role="alert">{voice[state.problem]}</p>}
    </div>
  );
};
