import { IconMicrophone, IconPlayerStop, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFormats } from '../../frame/page-info.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { ProgressBar } from '../../ui/app/progress-bar.tsx';
import { useFileAddress } from '../../app/upload/file-address.ts';
import { useTexts } from '../list/texts.ts';
import { FileButton } from '../../ui/app/file-button.tsx';
import { Button } from '../../ui/app/button.tsx';
import { MediaMessage, PutBack } from './media-message.tsx';
import { hasMicrophoneAccess } from '../../app/recording/microphone.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './recording-field.module.css';
import { recordingEndings, recordingProblem } from './recording-problem.ts';
import type { Unfinished } from './unfinished.ts';
import { useNotTaken } from './use-sent-media.ts';
import { useFocusOnWayOn, wayOn } from '../../app/recording/use-focus-on-way-on.ts';
import { useTake } from '../../app/recording/use-take.ts';
import { asWav } from './wav.ts';

interface Props {
  /** of the form's field */
  name: string;
  label: string;
  /** the address of the recording that is there */
  current: string | null;
  /** whether that is not saved yet */
  isNew: boolean;
  /** takes the saved one again */
  onPutBack: () => void;
  maxBytes: number;
  mostSeconds: number;
  /** a recording was chosen or made */
  onPick: (file: File) => void;
  /** while it is sent */
  isSending: boolean;
  /** what the server said about the file that was sent */
  refused: string | null;
  /** what is wrong with the field */
  error: ReactNode;
  /** while one is made or sent, and null once that has ended; always the same function */
  onUnfinished: (what: Unfinished | null) => void;
}

/** The recording of a question: played, and replaced by a file or by one made here. A wrong file changes nothing. */
export const RecordingField = (props: Props) => {
  const { name, label, current, isNew, maxBytes, mostSeconds, onPick, isSending, refused, error } = props;
  const { onPutBack, onUnfinished } = props;
  const { placement } = useTexts().admin;
  const { recording: words } = placement;
  const { megabytes } = useFormats();
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const take = useTake(mostSeconds, { asFile: asWav });
  const input = useRef<HTMLInputElement>(null);
  const notTaken = useNotTaken();
  const refuse = (file: File, why: string) => {
    setProblem(notTaken(file, why, current !== null));
    input.current?.focus();
  };
  useEffect(() => {
    if (refused !== null) input.current?.focus();
  }, [refused]);
  const isMade = ['asking', 'running', 'taken'].includes(take.state.kind);
  const unfinished = isSending ? 'recording' : isMade ? 'made' : null;
  useEffect(() => onUnfinished(unfinished), [unfinished, onUnfinished]);
  const pick = (file: File | undefined) => {
    if (!file) return;
    const found = recordingProblem(file, maxBytes);
    if (found === 'too_big') return refuse(file, words.tooBig(megabytes(file.size), megabytes(maxBytes)));
    if (found === 'not_a_recording') return refuse(file, words.notARecording);
    setProblem(null);
    onPick(file);
  };
  const shown = isSending
    ? error
    : (problem ?? (take.state.kind === 'problem' ? words[take.state.problem] : (refused ?? error)));
  const isBusy = isSending || take.state.kind === 'asking' || take.state.kind === 'running';
  return (
    <div className={layout.stack} role="group" aria-label={label} tabIndex={-1}>
      {current !== null && <Player key={current} address={current} label={words.listen} />}
      <div className={styles.ways}>
        <FileButton
          ref={input}
          data-path={name}
          accept={`audio/*,${recordingEndings.join(',')}`}
          aria-describedby={`${id}-message`}
          aria-invalid={shown ? true : undefined}
          isBusy={isBusy}
          onFile={(file) => {
            input.current?.focus();
            take.drop();
            pick(file);
          }}
        >
          <IconUpload size={20} aria-hidden="true" />
          {words.upload}
        </FileButton>
        <TakeWays
          take={take}
          mostSeconds={mostSeconds}
          isSending={isSending}
          onBegin={() => setProblem(null)}
          onUse={(file) => {
            take.drop();
            pick(file);
          }}
        />
        {isNew && !isBusy && (
          <PutBack
            words={words.putBack}
            of={label}
            onPutBack={() => {
              setProblem(null);
              onPutBack();
              input.current?.focus();
            }}
          />
        )}
      </div>
      <MediaMessage
        id={`${id}-message`}
        problem={shown}
        state={isSending ? words.sending : isNew ? placement.inPlace : ''}
        limit={words.limit(megabytes(maxBytes), mostSeconds)}
      />
    </div>
  );
};

interface TakeWaysProps {
  take: ReturnType<typeof useTake>;
  mostSeconds: number;
  isSending: boolean;
  onBegin: () => void;
  onUse: (file: File) => void;
}

/** The buttons of a recording that is made here: begin, stop, listen, use or again. */
const TakeWays = (props: TakeWaysProps) => (
  <div ref={useFocusOnWayOn(props.take.state.kind)} className={styles.steps}>
    <TakeStep {...props} />
  </div>
);

const TakeStep = ({ take, mostSeconds, isSending, onBegin, onUse }: TakeWaysProps) => {
  const { recording: words } = useTexts().admin.placement;
  const isHydrated = useHydrated();
  const { state, begin, stop, drop } = take;
  const start = () => {
    onBegin();
    void begin();
  };
  if (!isHydrated) return null;
  if (!hasMicrophoneAccess()) return <p className={styles.noAccess}>{words.noAccess}</p>;
  if (state.kind === 'asking')
    return (
      <div className={styles.take}>
        <p role="status">{words.asking}</p>
        <Button {...wayOn} variant="subtle" onClick={drop}>
          {words.cancel}
        </Button>
      </div>
    );
  if (state.kind === 'running')
    return (
      <div className={styles.take}>
        <Button {...wayOn} color="rosella" onClick={() => void stop()}>
          <IconPlayerStop size={20} />
          {words.stop}
        </Button>
        <Button variant="subtle" onClick={drop}>
          {words.cancel}
        </Button>
        <p>{words.running(Math.floor(state.seconds), mostSeconds)}</p>
        <ProgressBar label={words.level} share={Math.min(1, state.level)} />
      </div>
    );
  if (state.kind === 'taken')
    return <Taken file={state.file} onUse={onUse} onAgain={start} onCancel={drop} />;
  return (
    <Button
      {...wayOn}
      variant="outline"
      // It keeps the focus while the recording is sent.
      isOff={isSending}
      onClick={start}
    >
      <IconMicrophone size={20} aria-hidden="true" />
      {words.record}
    </Button>
  );
};

interface TakenProps {
  file: File;
  onUse: (file: File) => void;
  onAgain: () => void;
  onCancel: () => void;
}

const Taken = ({ file, onUse, onAgain, onCancel }: TakenProps) => {
  const { recording: words } = useTexts().admin.placement;
  const address = useFileAddress(file);
  return (
    <div className={styles.take}>
      {address !== null && <Player address={address} label={words.listenTo} />}
      <Button {...wayOn} onClick={() => onUse(file)}>
        {words.take}
      </Button>
      <Button variant="outline" onClick={onAgain}>
        {words.again}
      </Button>
      <Button variant="subtle" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
};

const Player = ({ address, label }: { address: string; label: string }) => {
  const { recording: words } = useTexts().admin.placement;
  const [isBroken, setBroken] = useState(false);
  return (
    <div className={styles.player}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands beside it, as lines */}
      <audio src={address} controls preload="metadata" aria-label={label} onError={() => setBroken(true)} />
      {isBroken && <p role="alert">{words.unplayable}</p>}
    </div>
  );
};
