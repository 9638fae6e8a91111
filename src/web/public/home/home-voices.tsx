import type { HomeTexts } from './home-texts.ts';
import { AvatarPlaceholder } from '../../ui/page/avatar-placeholder.tsx';
import css from './home-voices.module.css';
import shared from '../pieces/section.module.css';

/** What somebody says, with name and, where there is one, picture (its address). */
export interface Voice {
  text: string;
  sender: string;
  image?: string | undefined;
}

export const Portrait = ({ image, size }: { image: string | undefined; size: number }) =>
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

/** The parents' testimonials: to be swiped through on a phone, a wall of notes on wide screens. */
export function HomeVoices({ texts, voices }: { texts: HomeTexts['voices']; voices: readonly Voice[] }) {
  if (voices.length === 0) return null;
  return (
    <section className={`${shared.section} ${css.ground}`}>
      <div className={shared.inner}>
        <h2 id="voices">{texts.title}</h2>
        <p className={shared.lead}>{texts.lead}</p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={css.row} role="region" aria-labelledby="voices" tabIndex={0}>
        {voices.map(({ text, sender, image }) => (
          <figure key={`${sender} ${text}`} className={css.note}>
            <blockquote>{text}</blockquote>
            <figcaption>
              <Portrait image={image} size={56} />
              {sender}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
