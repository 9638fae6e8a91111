import { IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { NEWS_PICTURE_MAX_BYTES } from '../../../contract/content.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { FileButton } from '../../ui/app/file-button.tsx';
import layout from '../../ui/page/layout.module.css';
import photo from '../../ui/app/photo-picker.module.css';
import { photoTypes } from '../../ui/app/photo-problem.ts';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import styles from './picture-field.module.css';
import type { HeldPhoto } from '../form/photo-first.ts';
import { storyPicture } from './story-picture.ts';

interface Props {
  name: string;
  label: string;
  /** the address of the picture that is shown: the chosen one, or the one that is there */
  address: string | null;
  /** whether the story has one already */
  isKept: boolean;
  picked: File | null;
  onPick: (file: File | null) => void;
  error: ReactNode;
  /** the form's hold, see `usePhotoFirst` */
  hold: HeldPhoto;
}

/** A picture of a story: chosen and looked at before it is sent. A wrong file changes nothing. */
export const PictureField = (props: Props) => {
  const { name, label, address, isKept, picked, onPick, error } = props;
  const { onState, removable } = props.hold;
  const { news } = useTexts().admin;
  const { megabytes } = useFormats();
  const id = useId();
  const [problem, setProblemShown] = useState<string | null>(null);
  const setProblem = (found: string | null) => {
    setProblemShown(found);
    onState(found === null ? 'ready' : 'refused');
  };
  const shown = problem ?? error;
  const limit = megabytes(NEWS_PICTURE_MAX_BYTES);
  const latest = useRef<File | null>(null);
  const pick = async (file: File | undefined) => {
    if (!file) return;
    latest.current = file;
    onState('opening');
    const found = await storyPicture(file, NEWS_PICTURE_MAX_BYTES);
    // The file chosen last counts, however long an earlier one takes to open.
    if (latest.current !== file) return;
    if (found === 'too_big') return setProblem(news.pictureTooBig(megabytes(file.size), limit));
    if (found === 'not_a_photo') return setProblem(news.notAPicture);
    setProblem(null);
    onPick(found);
  };
  const input = useRef<HTMLInputElement>(null);
  const pickChosen = useEffectEvent(() => void pick(input.current?.files?.[0]));
  // A file that was chosen before the page's script was there told nobody.
  useEffect(() => pickChosen(), []);
  const hint = () => {
    if (picked) return news.chosen(picked.name, megabytes(picked.size));
    return isKept ? news.pictureStays : news.pictureLimit(limit);
  };
  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      {address ? (
        <img className={styles.shown} src={address} alt="" />
      ) : (
        <span className={styles.none}>{news.noPicture}</span>
      )}
      <div className={layout.ways}>
        <FileButton
          ref={input}
          labelId={`${id}-button`}
          name={name}
          accept={photoTypes.join(',')}
          aria-labelledby={`${id}-label ${id}-button`}
          aria-describedby={`${id}-message`}
          aria-invalid={shown ? true : undefined}
          onFile={(file) => void pick(file)}
        >
          <IconPhoto size={20} aria-hidden="true" />
          {picked || isKept ? news.changePicture : news.choosePicture}
        </FileButton>
        {(picked || removable === 'refused') && (
          <Button
            variant="subtle"
            data-without-photo={removable === 'refused' || undefined}
            onClick={() => {
              latest.current = null;
              setProblem(null);
              onPick(null);
            }}
          >
            {isKept ? news.keepPicture : news.withoutPicture}
          </Button>
        )}
      </div>
      <div id={`${id}-message`} className={photo.message}>
        {shown ? (
          <p className={photo.error} role="alert">
            {shown}
          </p>
        ) : (
          <p>{hint()}</p>
        )}
      </div>
    </div>
  );
};
