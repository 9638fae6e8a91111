import { FAMILY_UPLOAD_MAX_BYTES, FAMILY_UPLOAD_MAX_SECONDS } from '../../../domain/courses/family-upload.ts';
import { paths } from '../../../paths.ts';
import { useFileAddress } from '../../app/upload/file-address.ts';
import { percentOf } from '../../app/upload/upload-pace.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import { messageOf } from '../../shell/notify.ts';
import { Button } from '../../ui/app/button.tsx';
import { ProgressBar } from '../../ui/app/progress-bar.tsx';
import { useTexts } from '../pattern/texts.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './send-task.module.css';
import type { TaskFileEntry } from './use-task-files.ts';
import { useSendingWords } from './sending-words.ts';
import { useWords } from './words.ts';

interface Props {
  entries: readonly TaskFileEntry[];
  childId: number;
  onRemove: (entry: TaskFileEntry) => void;
}

/** The files that will be sent in: each with its picture or player, how far it is, and what is wrong with it. */
export const FileList = ({ entries, childId, onRemove }: Props) => {
  const words = useSendingWords();
  const names = useNames(entries);
  if (entries.length === 0) return null;
  return (
    <ul className={layout.rows} aria-label={words.list}>
      {entries.map((entry, place) => (
        <FileRow
          key={entry.key}
          entry={entry}
          name={names[place] ?? entry.name}
          childId={childId}
          onRemove={() => onRemove(entry)}
        />
      ))}
    </ul>
  );
};

/** What people call the files: “Picture”, and where there are two of a kind, “Picture 1” and “Picture 2”. */
const useNames = (entries: readonly TaskFileEntry[]): string[] => {
  const words = useSendingWords();
  return entries.map(({ kind, key }) => {
    const ofKind = entries.filter((other) => other.kind === kind);
    const name = words.kinds[kind];
    return ofKind.length === 1 ? name : `${name} ${ofKind.findIndex((other) => other.key === key) + 1}`;
  });
};

interface RowProps {
  entry: TaskFileEntry;
  name: string;
  childId: number;
  onRemove: () => void;
}

const FileRow = ({ entry, name, childId, onRemove }: RowProps) => {
  const words = useSendingWords();
  const { megabytes } = useFormats();
  const { state, sent, size } = entry;
  const percent = percentOf(sent, size);
  const isOnWay = state === 'sending' || state === 'cut' || state === 'converting';
  return (
    <li className={styles.file} data-state={state}>
      <Preview entry={entry} name={name} />
      <div className={styles.fileWords}>
        <strong>{name}</strong>
        {state === 'sending' && <span>{words.sending(percent, megabytes(sent), megabytes(size))}</span>}
        {state === 'cut' && <span>{words.cut}</span>}
        {state === 'converting' && <span>{words.converting}</span>}
        {state === 'ready' && <span>{entry.file ? words.ready : words.sentBefore}</span>}
        {state === 'failed' && <NotTaken entry={entry} childId={childId} />}
        {(state === 'sending' || state === 'cut') && (
          <ProgressBar label={words.progress(name)} share={percent / 100} />
        )}
        <Said entry={entry} name={name} percent={percent} />
      </div>
      <Button
        variant="subtle"
        aria-label={isOnWay ? words.cancelOf(name) : words.removeOf(name)}
        onClick={onRemove}
      >
        {isOnWay ? words.cancel : words.remove}
      </Button>
    </li>
  );
};

/** How far a file is, for who hears the page: by quarters, not at every percent. */
const Said = ({
  entry: { state },
  name,
  percent,
}: {
  entry: TaskFileEntry;
  name: string;
  percent: number;
}) => {
  const words = useSendingWords();
  const said = {
    sending: words.percent(Math.floor(percent / 25) * 25),
    cut: words.cut,
    converting: words.converting,
    ready: words.ready,
    // It says so itself, at once.
    failed: null,
  }[state];
  return (
    <span className="visually-hidden" role="status">
      {said !== null && words.said(name, said)}
    </span>
  );
};

const NotTaken = ({ entry, childId }: { entry: TaskFileEntry; childId: number }) => {
  const words = useSendingWords();
  const { toConsents } = useWords();
  const texts = useTexts();
  const { megabytes } = useFormats();
  const { problem, size, kind } = entry;
  const own = {
    too_large: words.tooLarge(megabytes(size), megabytes(FAMILY_UPLOAD_MAX_BYTES)),
    too_long: words.tooLong(FAMILY_UPLOAD_MAX_SECONDS / 60),
    not_readable: words.notReadable[kind],
  };
  if (problem === null) return null;
  if (typeof problem === 'string')
    return (
      <span className={layout.wrong} role="alert">
        {own[problem]}
      </span>
    );
  return (
    <span className={layout.wrong} role="alert">
      {isRefusedAs(problem.refusal, 'wrong_kind_of_file')
        ? words.notReadable[kind]
        : messageOf(problem.refusal)(texts)}{' '}
      {isRefusedAs(problem.refusal, 'recording_not_allowed') && (
        <Link to={paths.consents(childId)}>{toConsents}</Link>
      )}
    </span>
  );
};

/** What was chosen, as this browser shows it before it is sent. */
const Preview = ({ entry, name }: { entry: TaskFileEntry; name: string }) => {
  const { file, stored, kind, state } = entry;
  const address = useFileAddress(file) ?? stored;
  if (address === null || state === 'failed') return null;
  if (kind === 'picture') return <img className={styles.still} src={address} alt="" />;
  return (
    <div className={styles.preview}>
      {kind === 'sound' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a child speaks, and nobody has written it down
        <audio src={address} controls preload="metadata" aria-label={name} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a child speaks, and nobody has written it down
        <video src={address} controls playsInline preload="metadata" aria-label={name} />
      )}
    </div>
  );
};
