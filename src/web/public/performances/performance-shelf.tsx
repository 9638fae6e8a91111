import type { News } from '../../../contract/content-objects.ts';
import type { PerformanceCategory } from '../../../domain/content/categories.ts';
import type { performances } from '../../../i18n/en/performances.ts';
import type { Translated } from '../../../i18n/language.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../ui/page/button.tsx';
import css from './performance-shelf.module.css';
import { Carousel } from '../pieces/carousel.tsx';
import { PerformanceWork } from './performance-work.tsx';

export type PerformanceTexts = Translated<typeof performances>;

const names = { 2: 'art', 3: 'parents', 4: 'assignments' } as const satisfies Record<
  PerformanceCategory,
  keyof PerformanceTexts['categories']
>;

export const categoryTexts = (texts: PerformanceTexts, category: PerformanceCategory) =>
  texts.categories[names[category]];

/** So many posters are drawn for each category; neighbours never wear the same. */
const DRAWINGS = 2;

/** What children made of one category. */
export interface Shelf {
  category: PerformanceCategory;
  /** all there are, of which `works` may be the newest */
  count: number;
  works: readonly News[];
}

interface Props {
  shelf: Shelf;
  texts: PerformanceTexts;
  /** all works of the category below each other, not the newest beside each other */
  whole: boolean;
}

/** One category: its works to be swiped through, each with its video. */
export const PerformanceShelf = ({ shelf: { category, count, works }, texts, whole }: Props) => {
  const { title, text } = categoryTexts(texts, category);
  const shown = works.map((work, place) => (
    <PerformanceWork
      key={work.news_id}
      work={work}
      poster={`/posters/${names[category]}-${(place % DRAWINGS) + 1}.svg`}
      heading={whole ? 'h2' : 'h3'}
      texts={texts}
    />
  ));
  if (whole)
    return (
      <section className={css.shelf} data-category={category}>
        <ul className={css.grid}>{shown}</ul>
      </section>
    );
  return (
    <section
      className={css.shelf}
      data-category={category}
      data-count={works.length}
      id={`category-${category}`}
    >
      <div className={css.head}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Carousel label={texts.carousel(title)} listClass={css.works}>
        {shown}
      </Carousel>
      {count > works.length && (
        <p className={css.head}>
          <Button kind="quiet" href={paths.performancesOf(category)}>
            {texts.seeAll(count)}
          </Button>
        </p>
      )}
    </section>
  );
};
