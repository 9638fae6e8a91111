import { IconMovie } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { VIDEO_MAX_BYTES } from '../../../contract/uploads.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Button } from '../../ui/app/button.tsx';
import { useFileAddress } from '../../app/upload/file-address.ts';
import { useTexts } from '../list/texts.ts';
import { FileButton } from '../../ui/app/file-button.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './video-field.module.css';
import { UploadFigures } from './upload-row.tsx';
import type { TrayUpload } from './uploads.ts';
import { videoProblem } from './video-problem.ts';

interface Props {
  /** the address of the video that is there */
  current: string | null;
  picked: File | null;
  /** how far the chosen one has come */
  upload: TrayUpload | null;
  /** why the last one was refused */
  refused: string | null;
  onPick: (file: File | null) => void;
  /** said while there is none */
  hint: string;
  error: ReactNode;
  /** how large it may be, where that is less than other videos, and what is said of a larger one */
  most?: { bytes: number; tooBig: (megabytes: string) => string };
}

/** The video of a record: chosen and looked at before it is sent. A wrong file changes nothing. */
export const VideoField = ({ current, picked, upload, refused, onPick, hint, error, most }: Props) => {
  const { videos } = useTexts().admin;
  const { gigabytes, megabytes } = useFormats();
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const shown = problem ?? (picked ? error : (refused ?? error));
  const pick = (file: File | undefined) => {
    if (!file) return;
    const found = videoProblem(file, most?.bytes ?? VIDEO_MAX_BYTES);
    if (found === 'not_a_video') return setProblem(videos.notAVideo);
    if (found === 'too_big')
      return setProblem(most ? most.tooBig(megabytes(file.size)) : videos.tooBig(gigabytes(file.size)));
    setProblem(null);
    onPick(file);
  };
  const input = useRef<HTMLInputElement>(null);
  const pickChosen = useEffectEvent(() => pick(input.current?.files?.[0]));
  // A file that was chosen before the page's script was there told nobody.
  useEffect(() => pickChosen(), []);
  return (
    <div className={layout.stack}>
      <div>
        <div className={layout.ways}>
          <FileButton
            ref={input}
            name="video"
            accept="video/*,.mp4,.m4v,.mkv,.avi,.3gp"
            aria-describedby={`${id}-message`}
            aria-invalid={shown ? true : undefined}
            onFile={pick}
          >
            <IconMovie size={20} aria-hidden="true" />
            {picked || current ? videos.change : videos.choose}
          </FileButton>
          {picked && (
            <Button variant="subtle" onClick={() => onPick(null)}>
              {current ? videos.keep : videos.without}
            </Button>
          )}
        </div>
        {upload && <UploadFigures upload={upload} />}
        <div id={`${id}-message`}>
          {shown ? (
            <p className={styles.error} role="alert">
              {shown}
            </p>
          ) : (
            <p className={styles.hint}>
              {picked ? videos.chosen(picked.name, megabytes(picked.size)) : current ? videos.stays : hint}
            </p>
          )}
        </div>
      </div>
    </div>
  );
};

/** The chosen video, or else the one that is there, without a way to download it. */
export const VideoPreview = ({ file, current }: { file: File | null; current: string | null }) => {
  const { videos } = useTexts().admin;
  const [broken, setBroken] = useState<string | null>(null);
  const source = useFileAddress(file) ?? current;
  if (source === null) return null;
  return (
    <div className={styles.preview}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- staff look at the film itself; its captions have a field of their own */}
      <video
        key={source}
        src={source}
        controls
        controlsList="nodownload"
        disablePictureInPicture
        playsInline
        preload="metadata"
        aria-label={videos.preview}
        onContextMenu={(event) => event.preventDefault()}
        onError={() => setBroken(source)}
      />
      {broken === source && (
        <p className={file ? styles.hint : styles.error}>{file ? videos.unseenYet : videos.unseen}</p>
      )}
    </div>
  );
};
