import { OfficeDialog } from '../../ui/app/office-dialog.tsx';
import { ProgressBar } from '../../ui/app/progress-bar.tsx';
import { Button } from '../../ui/app/button.tsx';
import { useTexts } from '../list/texts.ts';
import styles from './upload-overlay.module.css';
import { percentOf } from '../../app/upload/upload-pace.ts';
import { UploadFigures, useUploadWords } from './upload-row.tsx';
import type { TrayUpload } from './uploads.ts';

interface Props {
  /** the video that a save waits for; null otherwise */
  upload: TrayUpload | null;
  onCancel: () => void;
  /** leaves the form; the save goes on */
  onGoOn: () => void;
}

/** Covers the form while its save waits for the video, with the progress, a way to go on working and a cancel button. */
export const UploadOverlay = ({ upload, onCancel, onGoOn }: Props) => {
  const { uploads, videos, close } = useTexts().admin;
  const wordsOf = useUploadWords();
  const percent = upload ? percentOf(upload.sent, upload.file.size) : 0;
  const stored = upload?.state === 'arrived';
  return (
    <OfficeDialog opened={upload !== null} title={videos.uploading} close={close} onClose={onCancel} held>
      {upload && (
        <>
          <p className={styles.percent}>{videos.uploaded(percent)}</p>
          <ProgressBar label={videos.uploading} share={percent / 100} />
          <p className={styles.note}>
            <UploadFigures upload={upload} withoutPercent />
          </p>
          <p className={styles.note} role="status">
            {stored ? videos.storing : wordsOf(upload)}
          </p>
          <Button fullWidth className={styles.goOn} onClick={onGoOn} data-autofocus>
            {uploads.goOn}
          </Button>
          <Button variant="outline" fullWidth className={styles.cancel} onClick={onCancel} disabled={stored}>
            {videos.cancelUpload}
          </Button>
        </>
      )}
    </OfficeDialog>
  );
};
