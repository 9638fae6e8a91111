import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { formatsOf } from '../../../i18n/formats.ts';
import type { Language } from '../../../i18n/language.ts';
import { Button } from './button.tsx';
import { Face } from './face.tsx';
import { FileButton } from './file-button.tsx';
import layout from '../page/layout.module.css';
import styles from './photo-picker.module.css';
import { ProgressBar } from './progress-bar.tsx';
import { photoProblem, photoTypes, shownPicture, shrunkPhoto } from './photo-problem.ts';

export interface PhotoTexts {
  choose: string;
  change: string;
  take: string;
  remove: string;
  tooBig: (megabytes: string, limit: string) => string;
  notAPhoto: string;
  sending: (percent: number) => string;
}

interface Props {
  texts: PhotoTexts;
  /** for the megabytes' comma */
  language: Language;
  maxBytes: number;
  /** the photo that is there already */
  current: string | null;
  /** a child's name, for the face without a photo */
  name?: string | undefined;
  /** what stands beside the photo, above the ways to change it */
  heading?: ReactNode;
  /** chosen but not sent yet, or just being sent */
  picked: File | null;
  onPick: (file: File | null) => void;
  /** 0 to 1 while it is sent */
  sending?: number | null;
  /** what the server said about it */
  error?: ReactNode;
  hint?: string;
  size?: number;
  /** what is no portrait is shown whole, and nothing in its place while there is none */
  isPortrait?: boolean;
  /** whether a photo can be left out again before it is sent: a picked one, or also one that was refused */
  removable?: boolean | 'refused';
  /** the name of the form's field, for the focus when it is missing */
  field?: string;
  onState?: (state: PhotoState) => void;
  /** a file was refused: `clear` takes the message away from here, not the refusal; answers what takes it away elsewhere */
  onProblem: (message: string, clear: () => void) => () => void;
}

/**
 * Whether the photo can be sent: not while the chosen file is still being opened, and not while the last one chosen was
 * refused, and neither another nor none was chosen since.
 */
export type PhotoState = 'ready' | 'opening' | 'refused';

/**
 * Choose a photo or, on a phone, take one: shows it at once, and says what is wrong with a file before it is sent.
 * A wrong file changes nothing; the one picked before stays.
 */
export const PhotoPicker = ({
  texts,
  language,
  maxBytes,
  picked,
  onPick,
  sending = null,
  ...rest
}: Props) => {
  const {
    current,
    name,
    heading,
    error,
    hint,
    size = 112,
    isPortrait = true,
    removable = false,
    field: fieldName,
    onState,
    onProblem,
  } = rest;
  const id = useId();
  const [problem, setProblemShown] = useState<string | null>(null);
  const [preview, setPreview] = useState<{ file: File; address: string } | null>(null);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview.address) : undefined), [preview]);
  const shown = problem ?? error;
  const busy = sending !== null;
  const picture = preview && preview.file === picked ? preview.address : current;

  const closeProblem = useRef(() => {});
  const setProblem = (found: string | null) => {
    // What was said of the file before goes with it.
    closeProblem.current();
    closeProblem.current = () => {};
    setProblemShown(found);
    onState?.(found === null ? 'ready' : 'refused');
    if (found !== null) closeProblem.current = onProblem(found, () => setProblemShown(null));
  };
  // The file chosen last counts, however long an earlier one takes to open.
  const latest = useRef<File | null>(null);
  const pick = async (file: File | undefined) => {
    if (!file) return;
    latest.current = file;
    const found = photoProblem(file, maxBytes);
    const { megabytes } = formatsOf(language);
    if (found === 'too_big') return setProblem(texts.tooBig(megabytes(file.size), megabytes(maxBytes)));
    if (found) return setProblem(texts.notAPhoto);
    onState?.('opening');
    const address = URL.createObjectURL(file);
    const image = await shownPicture(address);
    const sent = image && (await shrunkPhoto(file, image));
    if (!sent || latest.current !== file) URL.revokeObjectURL(address);
    if (latest.current !== file) return;
    if (!sent) return setProblem(texts.notAPhoto);
    setProblem(null);
    setPreview({ file: sent, address });
    onPick(sent);
  };
  const removePhoto = () => {
    latest.current = null;
    setProblem(null);
    onPick(null);
  };
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Chosen before the page was hydrated.
    const inputs = ways.current?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? [];
    for (const { files } of inputs) if (files?.[0]) void pick(files[0]);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when React takes the page over
  }, []);

  const field = (kind: 'choose' | 'take', icon: ReactNode, label: string) => (
    <FileButton
      accept={photoTypes.join(',')}
      {...(kind === 'choose' && fieldName !== undefined && { name: fieldName })}
      takes={kind === 'take'}
      disabled={busy}
      isBusy={busy}
      aria-describedby={`${id}-message`}
      aria-invalid={shown ? true : undefined}
      onFile={(file) => void pick(file)}
    >
      {icon}
      {label}
    </FileButton>
  );

  return (
    <div className={styles.picker}>
      {isPortrait ? (
        <Face src={picture} name={name} size={size} />
      ) : (
        picture !== null && <img className={styles.whole} src={picture} alt="" width={size} height={size} />
      )}
      <div ref={ways} className={styles.ways}>
        {heading}
        <div className={layout.ways}>
          {field(
            'choose',
            <IconPhoto size={20} aria-hidden="true" />,
            picked || current ? texts.change : texts.choose,
          )}
          {field('take', <IconCamera size={20} aria-hidden="true" />, texts.take)}
          {removable && (picked || removable === 'refused') && (
            <Button variant="subtle" color="gray" data-without-photo onClick={removePhoto} disabled={busy}>
              {texts.remove}
            </Button>
          )}
        </div>
        <div id={`${id}-message`} className={styles.message}>
          {shown ? (
            <p className={styles.error} role="alert">
              {shown}
            </p>
          ) : (
            !busy && hint && <p>{hint}</p>
          )}
        </div>
        {busy && <Sending text={texts.sending(Math.round(sending * 100))} share={sending} />}
      </div>
    </div>
  );
};

const Sending = ({ text, share }: { text: string; share: number }) => (
  <div className={styles.sending}>
    <p>{text}</p>
    <ProgressBar label={text} share={share} />
  </div>
);
