import { IconBadgeCc } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { CAPTIONS_MAX_LETTERS, areCaptions, plainCaptions } from '../../../domain/courses/captions.ts';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { FileButton } from '../../ui/app/file-button.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from '../upload/video-field.module.css';

interface Props {
  /** what the field is called in the entry */
  name: 'captionsEN' | 'captionsID';
  /** whether the video that stays has captions in this language */
  isThere: boolean;
  /** another video was chosen, which drops them */
  isReplaced: boolean;
  /** the chosen text; '' where they are to go, null where they stay as they are */
  value: string | null;
  error: ReactNode;
  onChange: (value: string | null) => void;
}

/**
 * The captions of a lesson's video in one language: chosen as a file, which is read here, replaced or removed. Of one that
 * holds none the entry keeps the name: the form says so beside the field and is not saved with it.
 */
export const CaptionsField = ({ name, isThere, isReplaced, value, error, onChange }: Props) => {
  const { admin, fields, problems } = useTexts();
  const { captions } = admin.courses;
  const id = useId();
  const label = fields[name];
  const pick = async (file: File | undefined) => {
    if (!file) return;
    // A letter takes four bytes at most; what is longer need not be read.
    const text = file.size > 4 * CAPTIONS_MAX_LETTERS ? '' : plainCaptions(await file.text().catch(() => ''));
    onChange(areCaptions(text) ? text : file.name);
  };
  const shown = error ?? (value && !areCaptions(value) ? problems.not_captions(label) : undefined);
  const stays = isThere && !isReplaced && value === null;
  return (
    <div>
      <div className={layout.ways}>
        <FileButton
          name={name}
          accept=".vtt,text/vtt"
          aria-describedby={`${id}-message`}
          aria-invalid={shown ? true : undefined}
          onFile={(file) => void pick(file)}
        >
          <IconBadgeCc size={20} aria-hidden="true" />
          {captions.choose[name]}
        </FileButton>
        {stays && (
          <Button variant="subtle" onClick={() => onChange('')}>
            {captions.remove(label)}
          </Button>
        )}
        {value !== null && (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {captions.undo(label)}
          </Button>
        )}
      </div>
      <p
        id={`${id}-message`}
        className={shown ? styles.error : styles.hint}
        role={shown ? 'alert' : undefined}
      >
        {shown ??
          (value ? captions.chosen : value === '' ? captions.goes : stays ? captions.there : captions.none)}
      </p>
      {isThere && isReplaced && !value && <p className={styles.error}>{captions.dropped}</p>}
    </div>
  );
};
