import { StoryCard } from './story-card.tsx';
import type { Story } from './story.ts';
import css from './story-grid.module.css';

interface Props {
  stories: readonly Story[];
  /** the first stands large above the others */
  lead?: boolean;
  /** the level of the cards' headings */
  heading?: 'h2' | 'h3';
}

/** Cards of stories, as many beside each other as there is room for. */
export const StoryGrid = ({ stories, lead = false, heading = 'h2' }: Props) => (
  <ul className={css.grid}>
    {stories.map((story, place) => {
      const large = lead && place === 0;
      return (
        <li key={story.id} className={large ? css.lead : undefined}>
          <StoryCard story={story} large={large} heading={heading} />
        </li>
      );
    })}
  </ul>
);
