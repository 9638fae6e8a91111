import type { News } from '../../../contract/objects.ts';
import type { PerformanceCategory } from '../../../domain/content/categories.ts';
import type { performances } from '../../../i18n/en/performances.ts';
import type { Translated } from '../../../i18n/language.ts';
import { paths } from '../../../paths.ts';
import { useLanguage } from '../../page-info.tsx';
import { Button } from '../../ui/page/button.tsx';
import css from './performance-shelf.module.css';
import { storyOf } from '../news/story.ts';

export type PerformanceTexts = Translated<typeof performances>;

const names = { 2: 'art', 3: 'parents', 4: 'assignments' } as const satisfies Record<
  PerformanceCategory,
  keyof PerformanceTexts['categories']
>;

export const categoryTexts = (texts: PerformanceTexts, category: PerformanceCategory) =>
  texts.categories[names[category]];

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
    <Work key={work.news_id} work={work} category={category} drawing={place % 2} texts={texts} />
  ));
  if (whole)
    return (
      <section className={css.shelf} data-category={category}>
        <ul className={css.grid}>{shown}</ul>
      </section>
    );
  return (
    <section className={css.shelf} data-category={category} data-few={count < 3} id={`category-${category}`}>
      <div className={css.head}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={css.row} role="region" aria-label={texts.carousel(title)} tabIndex={0}>
        <ul className={css.works}>{shown}</ul>
      </div>
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

interface WorkProps {
  work: News;
  category: PerformanceCategory;
  /** which of the two drawings of its category stands for it until it plays */
  drawing: number;
  texts: PerformanceTexts;
}

const Work = ({ work, category, drawing, texts }: WorkProps) => {
  const { id, title, detail } = storyOf(work, useLanguage());
  const poster = `/posters/${names[category]}-${drawing + 1}.webp`;
  return (
    <li className={css.work} id={`performance-${id}`}>
      {work.video_url === null ? (
        <p className={css.gone}>{texts.noVideo}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what children film at home has no captions
        <video
          src={work.video_url}
          poster={poster}
          width={1280}
          height={720}
          controls
          controlsList="nodownload"
          playsInline
          preload="none"
          aria-label={texts.video(title)}
        />
      )}
      <div className={css.words}>
        <h3>{title}</h3>
        <p>{detail}</p>
      </div>
    </li>
  );
};
