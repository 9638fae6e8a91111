import { IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { PLACEMENT_PICTURE_MAX_BYTES } from '../../../contract/placement-desk.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { readPicture } from '../../ui/app/photo-problem.ts';
import { useTexts } from '../list/texts.ts';
import { MediaMessage, PutBack } from './media-message.tsx';
import { FileButton } from '../../ui/app/file-button.tsx';
import styles from './recording-field.module.css';
import type { Unfinished } from './unfinished.ts';
import { useNotTaken, useSentMedia } from './use-sent-media.ts';

/** What may be uploaded; never SVG, which can hold more than a picture. */
const types = ['image/png', 'image/jpeg', 'image/webp'];

const uploadedAt = (name: string) => paths.placementDeskMedia('picture', name);

interface Props {
  /** of the form's field */
  name: string;
  label: string;
  /** the name of the picture that is there; '' without one */
  value: string;
  /** the name of the one that was saved */
  saved: string;
  /** where a picture of this name is seen, if not among the uploaded ones alone */
  addressOf?: (name: string) => string;
  onChange: (name: string) => void;
  error: ReactNode;
  /** while a picture is sent, and null once it is there; always the same function */
  onUnfinished: (what: Unfinished | null) => void;
}

/** The picture of a question or choice: looked at, and replaced by a file. A wrong file changes nothing. */
export const PictureUpload = (props: Props) => {
  const { name, label, value, saved, addressOf = uploadedAt, onChange, error, onUnfinished } = props;
  const { placement } = useTexts().admin;
  const { picture: words } = placement;
  const { megabytes } = useFormats();
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const { send, isSending, refused, clear } = useSentMedia('picture', value !== '', onChange);
  const input = useRef<HTMLInputElement>(null);
  const notTaken = useNotTaken();
  const refuse = (file: File, why: string) => {
    setProblem(notTaken(file, why, value !== ''));
    input.current?.focus();
  };
  useEffect(() => {
    if (refused !== null) input.current?.focus();
  }, [refused]);
  useEffect(() => onUnfinished(isSending ? 'picture' : null), [isSending, onUnfinished]);
  const pick = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > PLACEMENT_PICTURE_MAX_BYTES)
      return refuse(file, words.tooBig(megabytes(file.size), megabytes(PLACEMENT_PICTURE_MAX_BYTES)));
    const picture = types.includes(file.type) ? await readPicture(file) : null;
    if (!picture) return refuse(file, words.notAPicture);
    setProblem(null);
    return send(picture);
  };
  const shown = isSending ? error : (problem ?? refused ?? error);
  const state = isSending ? words.sending : value === saved ? '' : placement.inPlace;
  return (
    <div className={styles.picture} role="group" aria-label={label} tabIndex={-1}>
      {value === '' ? (
        <span className={styles.none}>{words.none}</span>
      ) : (
        <img src={addressOf(value)} alt="" />
      )}
      <div>
        <FileButton
          ref={input}
          accept={types.join(',')}
          data-path={name}
          aria-describedby={`${id}-message`}
          aria-invalid={shown ? true : undefined}
          isBusy={isSending}
          onFile={(file) => {
            input.current?.focus();
            void pick(file);
          }}
        >
          <IconPhoto size={20} aria-hidden="true" />
          {value === '' ? words.choose : words.change}
          <span className="visually-hidden"> {label}</span>
        </FileButton>
        {value !== saved && !isSending && (
          <PutBack
            words={saved === '' ? words.remove : words.putBack}
            of={label}
            onPutBack={() => {
              setProblem(null);
              clear();
              onChange(saved);
              input.current?.focus();
            }}
          />
        )}
        <MediaMessage
          id={`${id}-message`}
          problem={shown}
          state={state}
          limit={words.limit(megabytes(PLACEMENT_PICTURE_MAX_BYTES))}
        />
      </div>
    </div>
  );
};
