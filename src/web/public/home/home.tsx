import type { HomeTexts } from './home-texts.ts';
import type { Voice } from '../../ui/page/voice.tsx';
import type { LowestPrice } from '../../../domain/billing/lowest-price.ts';
import { Wave } from '../../ui/page/wave.tsx';
import { HomeClosing } from './home-closing.tsx';
import { HomeKit } from './home-kit.tsx';
import { HomeLearners } from './home-learners.tsx';
import { type Clip, HomeScene } from './home-scene.tsx';
import { HomeStories } from './home-stories.tsx';
import { HomeTrial } from './home-trial.tsx';
import { HomeVoices } from './home-voices.tsx';
import css from './home.module.css';
import type { Start } from '../our-courses/finders/next-start.ts';
import { CarouselScript } from '../pieces/carousel.tsx';
import type { Story } from '../news/story.ts';

export interface HomeProps {
  texts: HomeTexts;
  /** the lowest price by the month */
  price: LowestPrice;
  /** a film of a lesson; null: none is shown */
  clip: Clip | null;
  /** category 1: parents */
  testimonials: readonly Voice[];
  /** category 2: graduates */
  graduates: readonly Voice[];
  /** category 3: students */
  students: readonly Voice[];
  /** the newest news */
  stories: readonly Story[];
  /** when the next classes start */
  start: Start;
  /** the address of the game's script */
  gameScript: string;
}

const paper = 'var(--paper)';

/** The home page, without header and footer. Lists that are empty take their section with them. */
export function Home({ texts, price, clip, stories, start, gameScript, ...voices }: HomeProps) {
  const { testimonials, graduates, students } = voices;
  return (
    <div className={css.home}>
      <HomeScene texts={texts.scene} price={price} clip={clip} start={start} />
      <Wave colour={paper} />
      <HomeTrial texts={texts.trial} game={{ texts: texts.game, script: gameScript }} />
      <Wave colour="var(--pandan)" edge="leaf" />
      <HomeKit texts={texts.kit} />
      {testimonials.length > 0 && <Wave colour="var(--mango-50)" flip />}
      <HomeVoices texts={texts.voices} voices={testimonials} />
      <Wave colour={paper} edge="leaf" />
      <HomeLearners texts={texts.learners} graduates={graduates} students={students} />
      {stories.length > 0 && <Wave colour="var(--mango-50)" />}
      <HomeStories texts={texts.stories} stories={stories} />
      <Wave colour="var(--pandan-100)" flip />
      <HomeClosing texts={texts.closing} start={start} />
      <CarouselScript />
    </div>
  );
}
