import { AvatarPlaceholder } from './avatar-placeholder.tsx';
import { keepTogether } from './keep-together.ts';
import css from './voice.module.css';

/** What somebody says, with name and, where there is one, picture (its address). */
export interface Voice {
  text: string;
  sender: string;
  image?: string | undefined;
}

interface Shown {
  voice: Voice;
  /** its picture waits for the load event of a public page, as `AfterLoad` says */
  later?: boolean;
}

const Portrait = ({ image, size, later }: { image: string | undefined; size: number; later: boolean }) => {
  if (!image) return <AvatarPlaceholder size={size} className={css.portrait} />;
  const picture = (
    <img
      className={css.portrait}
      src={image}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
  return later ? (
    <span className={css.portrait}>
      <noscript>{picture}</noscript>
    </span>
  ) : (
    picture
  );
};

/** What a grown-up says, as a note with a quotation mark. */
export const VoiceNote = ({ voice: { text, sender, image }, later = false }: Shown) => (
  <figure className={css.note}>
    <blockquote>{text}</blockquote>
    <figcaption>
      <Portrait image={image} size={56} later={later} />
      {keepTogether(sender)}
    </figcaption>
  </figure>
);

/** What a child or a graduate says, beside a face. */
export const VoiceFace = ({ voice: { text, sender, image }, later = false }: Shown) => (
  <div className={css.face}>
    <Portrait image={image} size={96} later={later} />
    <div>
      <strong>{keepTogether(sender)}</strong>
      <p>{text}</p>
    </div>
  </div>
);
