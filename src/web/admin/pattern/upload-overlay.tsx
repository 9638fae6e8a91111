import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTexts } from './texts.ts';
import { OfficeDialog } from '../../ui/app/office-dialog.tsx';
import { ProgressBar } from '../../ui/app/progress-bar.tsx';
import styles from './upload-overlay.module.css';

interface Props {
  /** 0 to 1 while a video is sent; null otherwise */
  share: number | null;
  onCancel: () => void;
}

/** Covers the form while its video is uploaded, with the progress and a cancel button. */
export const UploadOverlay = ({ share, onCancel }: Props) => {
  const { courses, close } = useTexts().admin;
  useHeldPage(share !== null);
  const percent = Math.round((share ?? 0) * 100);
  const stored = percent === 100;
  return (
    <OfficeDialog opened={share !== null} title={courses.uploading} close={close} onClose={onCancel} held>
      <p className={styles.percent}>{courses.uploaded(percent)}</p>
      <ProgressBar label={courses.uploading} share={percent / 100} />
      <p className={styles.note} role="status">
        {stored && courses.storing}
      </p>
      <Button variant="outline" fullWidth mt="md" onClick={onCancel}>
        {courses.cancelUpload}
      </Button>
    </OfficeDialog>
  );
};

/** Makes the browser ask before leaving the page during an upload. */
const useHeldPage = (held: boolean) =>
  useEffect(() => {
    if (!held) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [held]);
