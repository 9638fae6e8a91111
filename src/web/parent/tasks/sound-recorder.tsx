import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react';
import { FAMILY_UPLOAD_MAX_SECONDS } from '../../../domain/courses/family-upload.ts';
import { type Recorded, hasMicrophoneAccess } from '../../app/recording/microphone.ts';
import { useFocusOnWayOn, wayOn } from '../../app/recording/use-focus-on-way-on.ts';
import { useTake } from '../../app/recording/use-take.ts';
import { useFileAddress } from '../../app/upload/file-address.ts';
import { Button } from '../../ui/app/button.tsx';
import { ProgressBar } from '../../ui/app/progress-bar.tsx';
import { clockOf } from './clock-words.ts';
import { KindButton } from './kind-button.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './send-task.module.css';
import { useSendingWords } from './sending-words.ts';

interface Props {
  /** a recording was made or chosen */
  onSound: (file: File) => void;
}

/** How a browser's recording is named, so that its kind shows. */
export const nameOfRecording = (name: string, type: string): string =>
  `${name}.${type.includes('mp4') ? 'm4a' : type.includes('ogg') ? 'ogg' : 'webm'}`;

/** As the browser records it: the server makes of it what every browser plays. Speech needs no more than this. */
const recordedAs = (name: string): Recorded => ({
  asFile: async (heard) =>
    heard.size === 0 ? null : new File([heard], nameOfRecording(name, heard.type), { type: heard.type }),
  audioBitsPerSecond: 48_000,
});

/** The child's voice: recorded in the page and listened to before it is sent, or chosen where that cannot be. */
export const SoundRecorder = ({ onSound }: Props) => {
  const words = useSendingWords();
  const take = useTake(FAMILY_UPLOAD_MAX_SECONDS, recordedAs(words.recordingName));
  const { state, begin, stop, drop } = take;
  const place = useFocusOnWayOn(state.kind);
  const hasAccess = hasMicrophoneAccess();
  const problem = state.kind === 'problem' ? words[state.problem] : hasAccess ? null : words.noAccess;
  return (
    <div ref={place} className={styles.recorder} data-on={isOn(state.kind) || undefined}>
      {state.kind === 'asking' && (
        <>
          <p role="status">{words.asking}</p>
          <Button {...wayOn} variant="subtle" onClick={drop}>
            {words.cancel}
          </Button>
        </>
      )}
      {state.kind === 'running' && (
        <>
          {/* Said once: a clock that is read out would be in the recording. */}
          <p role="status" className="visually-hidden">
            {words.begun}
          </p>
          <p className={styles.time} aria-hidden="true">
            {words.running(clockOf(state.seconds), clockOf(FAMILY_UPLOAD_MAX_SECONDS))}
          </p>
          <ProgressBar label={words.level} share={Math.min(1, state.level)} />
          <div className={layout.ways}>
            <Button {...wayOn} color="rosella" size="md" onClick={() => void stop()}>
              <IconPlayerStop size={20} aria-hidden="true" />
              {words.stop}
            </Button>
            <Button variant="subtle" onClick={drop}>
              {words.cancel}
            </Button>
          </div>
        </>
      )}
      {state.kind === 'taken' && (
        <Taken
          file={state.file}
          onUse={(file) => {
            drop();
            onSound(file);
          }}
          onAgain={() => void begin()}
          onCancel={drop}
        />
      )}
      {!isOn(state.kind) && hasAccess && (
        <Button {...wayOn} variant="outline" onClick={() => void begin()}>
          <IconMicrophone size={20} aria-hidden="true" />
          {words.record}
        </Button>
      )}
      {problem !== null && (
        <>
          <KindButton kind="sound" label={words.chooseSound} onFile={onSound} />
          <p className={styles.note} role={state.kind === 'problem' ? 'alert' : undefined}>
            {problem}
          </p>
        </>
      )}
    </div>
  );
};

const isOn = (kind: ReturnType<typeof useTake>['state']['kind']) =>
  kind === 'asking' || kind === 'running' || kind === 'taken';

interface TakenProps {
  file: File;
  onUse: (file: File) => void;
  onAgain: () => void;
  onCancel: () => void;
}

const Taken = ({ file, onUse, onAgain, onCancel }: TakenProps) => {
  const words = useSendingWords();
  const address = useFileAddress(file);
  return (
    <>
      <p className={styles.time}>{words.listen}</p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a child speaks, and nobody has written it down */}
      <audio src={address ?? undefined} controls preload="metadata" aria-label={words.listen} />
      <div className={layout.ways}>
        <Button {...wayOn} onClick={() => onUse(file)}>
          {words.use}
        </Button>
        <Button variant="outline" onClick={onAgain}>
          {words.recordAgain}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </>
  );
};
