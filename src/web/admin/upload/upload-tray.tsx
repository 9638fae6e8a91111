import { IconUpload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTexts } from '../list/texts.ts';
import { percentOf } from '../../app/upload/upload-pace.ts';
import { UploadRow } from './upload-row.tsx';
import styles from './upload-tray.module.css';
import { keepAllAsDrafts, useUploads } from './uploads.ts';

const PANEL = 'upload-tray';

/** The files on their way, in the top bar: they go on while one works on another screen. Absent without any. */
export const UploadTray = () => {
  const uploads = useUploads();
  const texts = useTexts().admin.uploads;
  const isHeld = uploads.length > 0;
  useHeldPage(isHeld);
  if (!isHeld) return null;
  const sent = uploads.reduce((sum, upload) => sum + upload.sent, 0);
  const size = uploads.reduce((sum, { file }) => sum + file.size, 0);
  const percent = texts.percent(percentOf(sent, size));
  const needsLook = uploads.some(({ state, save }) => state === 'failed' || save?.problem);
  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL}
        className={styles.open}
        data-stopped={needsLook || undefined}
        aria-label={texts.trayOf(uploads.length, percent)}
      >
        <IconUpload size={22} aria-hidden="true" />
        <span>{percent}</span>
      </button>
      <section id={PANEL} popover="auto" className={styles.panel} aria-labelledby={`${PANEL}-title`}>
        <h2 id={`${PANEL}-title`}>{texts.title}</h2>
        <ul>
          {uploads.map((upload, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- files have no other key, and rows have no state
            <UploadRow key={place} upload={upload} />
          ))}
        </ul>
        <p className={styles.note}>{texts.note}</p>
      </section>
    </>
  );
};

/** Makes the browser ask before the page goes with files on their way. */
const useHeldPage = (held: boolean) =>
  useEffect(() => {
    if (!held) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    addEventListener('pagehide', keepAllAsDrafts);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('pagehide', keepAllAsDrafts);
    };
  }, [held]);
