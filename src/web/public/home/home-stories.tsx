import { paths } from '../../../paths.ts';
import { Button } from '../../ui/page/button.tsx';
import css from './home-stories.module.css';
import type { HomeTexts } from './home-texts.ts';
import { Carousel } from '../pieces/carousel.tsx';
import shared from '../pieces/section.module.css';
import { StoryCard } from '../news/story-card.tsx';
import type { Story } from '../news/story.ts';

/** The newest news, to be swiped through on a phone; nothing when there is none. */
export function HomeStories({ texts, stories }: { texts: HomeTexts['stories']; stories: readonly Story[] }) {
  if (stories.length === 0) return null;
  return (
    <section className={`${shared.section} ${css.ground}`}>
      <div className={shared.inner}>
        <h2>{texts.title}</h2>
      </div>
      <Carousel label={texts.title} listClass={css.cards}>
        {stories.map((story) => (
          <li key={story.id} className={css.card}>
            <StoryCard story={story} heading="h3" />
          </li>
        ))}
      </Carousel>
      <div className={shared.inner}>
        <Button kind="quiet" href={paths.news}>
          {texts.all}
        </Button>
      </div>
    </section>
  );
}
