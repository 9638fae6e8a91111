import { Button } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { VIDEO_MAX_BYTES } from '../../../contract/uploads.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import styles from './course-video.module.css';
import { UploadFigures } from '../pattern/upload-row.tsx';
import type { TrayUpload } from '../pattern/uploads.ts';
import { videoProblem } from '../pattern/video-problem.ts';

interface Props {
  /** the address of the video that is there */
  current: string | null;
  picked: File | null;
  /** how far the chosen one has come */
  upload: TrayUpload | null;
  /** why the last one was refused */
  refused: string | null;
  onPick: (file: File | null) => void;
  /** whether the type needs one; null while no type is chosen */
  needed: boolean | null;
  error: ReactNode;
}

/** The lesson's video: chosen and looked at before it is sent. A wrong file changes nothing. */
export const CourseVideo = ({ current, picked, upload, refused, onPick, needed, error }: Props) => {
  const { courses } = useTexts().admin;
  const { gigabytes, megabytes } = useFormats();
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const shown = problem ?? (picked ? error : (refused ?? error));
  const pick = (file: File | undefined) => {
    if (!file) return;
    const found = videoProblem(file, VIDEO_MAX_BYTES);
    if (found === 'not_a_video') return setProblem(courses.notAVideo);
    if (found === 'too_big') return setProblem(courses.videoTooBig(gigabytes(file.size)));
    setProblem(null);
    onPick(file);
  };
  const input = useRef<HTMLInputElement>(null);
  const pickChosen = useEffectEvent(() => pick(input.current?.files?.[0]));
  // A file that was chosen before the page's script was there told nobody.
  useEffect(() => pickChosen(), []);
  return (
    <div className={styles.video}>
      <div>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          name="video"
          accept="video/*,.mp4,.m4v,.mkv,.avi,.3gp"
          aria-describedby={`${id}-message`}
          aria-invalid={shown ? true : undefined}
          onChange={({ currentTarget }) => {
            pick(currentTarget.files?.[0]);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        <div className={styles.ways}>
          <label htmlFor={id} className={styles.button} data-error={shown ? true : undefined}>
            <IconMovie size={20} aria-hidden="true" />
            {picked || current ? courses.changeVideo : courses.chooseVideo}
          </label>
          {picked && (
            <Button variant="subtle" onClick={() => onPick(null)}>
              {current ? courses.keepVideo : courses.withoutVideo}
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
              {picked
                ? courses.chosen(picked.name, megabytes(picked.size))
                : current
                  ? courses.videoStays
                  : [
                      needed === null ? '' : needed ? courses.videoNeeded : courses.videoOptional,
                      courses.videoLimit,
                    ]
                      .join(' ')
                      .trim()}
            </p>
          )}
        </div>
      </div>
      <Preview file={picked} current={current} />
    </div>
  );
};

const Preview = ({ file, current }: { file: File | null; current: string | null }) => {
  const { courses } = useTexts().admin;
  const [broken, setBroken] = useState<string | null>(null);
  const address = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);
  const source = address ?? current;
  if (source === null) return null;
  return (
    <div className={styles.preview}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the school's lessons have no captions */}
      <video
        key={source}
        src={source}
        controls
        controlsList="nodownload"
        disablePictureInPicture
        playsInline
        preload="metadata"
        aria-label={courses.videoPreview}
        onContextMenu={(event) => event.preventDefault()}
        onError={() => setBroken(source)}
      />
      {broken === source && <p className={styles.error}>{courses.videoUnseen}</p>}
    </div>
  );
};
