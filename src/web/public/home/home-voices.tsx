import type { HomeTexts } from './home-texts.ts';
import { AvatarPlaceholder } from '../../ui/page/avatar-placeholder.tsx';
import css from './home-voices.module.css';
import { Carousel } from '../pieces/carousel.tsx';
import { keepDoubledWords, keepTogether } from '../../ui/page/keep-together.ts';
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
        <h2>{texts.title}</h2>
        <p className={shared.lead}>{keepDoubledWords(texts.lead)}</p>
      </div>
      <Carousel label={texts.title} listClass={css.notes}>
        {voices.map(({ text, sender, image }) => (
          <li key={`${sender} ${text}`} className={css.note}>
            <figure>
              <blockquote>{text}</blockquote>
              <figcaption>
                <Portrait image={image} size={56} />
                {keepTogether(sender)}
              </figcaption>
            </figure>
          </li>
        ))}
      </Carousel>
    </section>
  );
}
