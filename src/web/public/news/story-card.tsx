import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Arrow } from '../../ui/page/arrow.tsx';
import { excerpt } from './excerpt.ts';
import { NewsPicture } from './news-picture.tsx';
import { keepDoubledWords } from '../../ui/page/keep-together.ts';
import layout from '../../ui/page/layout.module.css';
import css from '../../ui/page/picture-card.module.css';
import type { Story } from './story.ts';

interface Props {
  story: Story;
  /** the newest stands large, with its first words */
  large?: boolean;
  /** the level of its heading */
  heading?: 'h2' | 'h3';
}

/** A story on the list: all of it leads to the article, and its link says so in the words of the staff. */
export const StoryCard = ({ story, large = false, heading: Heading = 'h2' }: Props) => {
  const format = useFormats();
  const { id, title, more, detail, published, item } = story;
  return (
    <article className={css.card} data-large={large}>
      <div className={css.frame}>
        <NewsPicture
          src={item.image_url}
          set={item.image_set}
          sizes={
            large
              ? '(width < 56em) 92vw, 640px'
              : '(width < 40em) 92vw, (width < 48em) 46vw, (width < 74em) 31vw, 352px'
          }
          first={large}
        />
      </div>
      <div className={css.words}>
        <p className={layout.soft}>
          <time dateTime={published.toISOString()}>{format.date(published)}</time>
        </p>
        <Heading className={css.title}>{keepDoubledWords(title)}</Heading>
        {large && <p>{excerpt(detail)}</p>}
        <p className={css.more}>
          <a href={paths.newsItem(id)} aria-label={`${more}: ${title}`}>
            {more}
            <Arrow />
          </a>
        </p>
      </div>
    </article>
  );
};
