import { Button } from '../../ui/page/button.tsx';
import css from './home-stories.module.css';
import type { HomeTexts } from './home-texts.ts';
import shared from '../pieces/section.module.css';
import { StoryGrid } from '../news/story-grid.tsx';
import type { Story } from '../news/story.ts';

interface Props {
  texts: HomeTexts['stories'];
  stories: readonly Story[];
  links: { news: string };
}

/** The newest news; nothing when there is none. */
export function HomeStories({ texts, stories, links }: Props) {
  if (stories.length === 0) return null;
  return (
    <section className={`${shared.section} ${css.ground}`}>
      <div className={shared.inner}>
        <div className={shared.head}>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{texts.lead}</p>
        </div>
        <div className={css.cards}>
          <StoryGrid stories={stories} heading="h3" />
        </div>
        <Button kind="secondary" href={links.news}>
          {texts.all}
        </Button>
      </div>
    </section>
  );
}
