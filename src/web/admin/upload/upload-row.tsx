import { useNavigate } from 'react-router';
import { useFormats } from '../../frame/page-info.tsx';
import { messageOf, notify } from '../../shell/notify.ts';
import { ProgressBar } from '../../ui/app/progress-bar.tsx';
import { Button } from '../../ui/app/button.tsx';
import { inOffice, useTexts } from '../list/texts.ts';
import { percentOf } from '../../app/upload/upload-pace.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './upload-tray.module.css';
import { type TrayUpload, cancelUpload, giveUp, reopenForm } from './uploads.ts';

/** Percent, megabytes and time left: `63% · 12.3 of 80 MB · about 2 minutes left`. */
export const UploadFigures = ({
  upload: { file, sent, secondsLeft },
  withoutPercent = false,
}: {
  upload: TrayUpload;
  withoutPercent?: boolean;
}) => {
  const { uploads } = useTexts().admin;
  const { megabytes } = useFormats();
  const figures = [
    ...(withoutPercent ? [] : [uploads.percent(percentOf(sent, file.size))]),
    uploads.megabytes(megabytes(sent), megabytes(file.size)),
    ...(secondsLeft === null ? [] : [uploads.left(secondsLeft)]),
  ];
  return <span className={styles.figures}>{figures.join(' · ')}</span>;
};

/** What happens to a file just now, in words. */
export const useUploadWords = () => {
  const texts = useTexts();
  const { uploads } = texts.admin;
  return ({ state, isResumed, problem, save, converted }: TrayUpload): string => {
    if (save?.problem) return save.problem;
    if (state === 'failed') return messageOf(problem)(texts);
    if (state === 'converting') return uploads.converting(converted);
    if (state === 'arrived') return save ? uploads.saving : uploads.arrived;
    if (state === 'sending' && isResumed) return uploads.resumed;
    return uploads[state];
  };
};

/** One file in the tray. */
export const UploadRow = ({ upload }: { upload: TrayUpload }) => {
  const { uploads } = useTexts().admin;
  const navigate = useNavigate();
  const wordsOf = useUploadWords();
  const { file, save, sent } = upload;
  const isStopped = Boolean(save?.problem) || upload.state === 'failed';
  const name = save?.subject ?? file.name;
  const cancel = () => {
    cancelUpload(file);
    if (save)
      notify({ severity: 'info', message: inOffice((texts) => texts.admin.uploads.cancelled(save.subject)) });
  };
  const reopen = () => {
    const address = reopenForm(file);
    if (address !== null) return navigate(address);
    return notify({ severity: 'warning', message: inOffice((texts) => texts.admin.uploads.formTaken) });
  };
  return (
    <li>
      <strong>{name}</strong>
      {save && <span className={styles.file}>{file.name}</span>}
      <ProgressBar label={uploads.progress(name)} share={percentOf(sent, file.size) / 100} />
      <UploadFigures upload={upload} />
      <span className={isStopped ? styles.stopped : styles.state}>{wordsOf(upload)}</span>
      <div className={layout.ways}>
        {save && isStopped && (
          <Button onClick={() => void reopen()} aria-label={`${uploads.openForm}: ${name}`}>
            {uploads.openForm}
          </Button>
        )}
        <Button
          variant="outline"
          onClick={() => (isStopped ? giveUp(file) : cancel())}
          aria-label={`${isStopped ? uploads.discard : uploads.cancel}: ${name}`}
        >
          {isStopped ? uploads.discard : uploads.cancel}
        </Button>
      </div>
    </li>
  );
};
