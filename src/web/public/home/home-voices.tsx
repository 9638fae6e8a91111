import type { HomeTexts } from './home-texts.ts';
import css from './home-voices.module.css';
import { Carousel } from '../pieces/carousel.tsx';
import { type Voice, VoiceNote } from '../../ui/page/voice.tsx';
import shared from '../pieces/section.module.css';

/** The parents' testimonials: to be swiped through on a phone, a wall of notes on wide screens. */
export function HomeVoices({ texts, voices }: { texts: HomeTexts['voices']; voices: readonly Voice[] }) {
  if (voices.length === 0) return null;
  return (
    <section className={`${shared.section} ${css.ground}`}>
      <div className={shared.inner}>
        <h2>{texts.title}</h2>
      </div>
      <Carousel label={texts.title} listClass={css.notes}>
        {voices.map((voice) => (
          <li key={`${voice.sender} ${voice.text}`} className={css.note}>
            <VoiceNote voice={voice} later />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
