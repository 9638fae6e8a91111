import { AvatarPlaceholder } from './avatar-placeholder.tsx';
import { keepTogether } from './keep-together.ts';
import css from './voice.module.css';

/** What somebody says, with name and, where there is one, picture (its address). */
export interface Voice {
  text: string;
  sender: string;
  image?: string | undefined;
}

const Portrait = ({ image, size }: { image: string | undefined; size: number }) =>
  image ? (
    <img
      className={css.portrait}
      src={image}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <AvatarPlaceholder size={size} className={css.portrait} />
  );

/** What a grown-up says, as a note with a quotation mark. */
export const VoiceNote = ({ voice: { text, sender, image } }: { voice: Voice }) => (
  <figure className={css.note}>
    <blockquote>{text}</blockquote>
    <figcaption>
      <Portrait image={image} size={56} />
      {keepTogether(sender)}
    </figcaption>
  </figure>
);

/** What a child or a graduate says, beside a face. */
export const VoiceFace = ({ voice: { text, sender, image } }: { voice: Voice }) => (
  <div className={css.face}>
    <Portrait image={image} size={96} />
    <div>
      <strong>{keepTogether(sender)}</strong>
      <p>{text}</p>
    </div>
  </div>
);
