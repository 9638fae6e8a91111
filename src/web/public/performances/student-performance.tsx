import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  type PerformanceCategory,
  isPerformanceCategory,
  performanceCategories,
} from '../../../domain/content/categories.ts';
import { performances as en } from '../../../i18n/en/performances.ts';
import { performances as id } from '../../../i18n/id/performances.ts';
import { paths } from '../../../paths.ts';
import { apiContext } from '../../frame/context.ts';
import { legalQuery } from '../../frame/page-address.ts';
import { useChoice } from '../../frame/page-info.tsx';
import { useInitialUser } from '../../frame/root-user.ts';
import { posters } from '../pieces/inline-scripts.ts';
import { InlineScript } from '../../shell/inline-script.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { Button } from '../../ui/page/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Wave } from '../../ui/page/wave.tsx';
import { Closing } from '../pieces/closing.tsx';
import { CarouselScript } from '../pieces/carousel.tsx';
import { PageOpening } from '../pieces/page-opening.tsx';
import { StageScene } from '../drawings/page-scenes.tsx';
import { PerformanceShelf, type PerformanceTexts, type Shelf, categoryTexts } from './performance-shelf.tsx';
import layout from '../../ui/page/layout.module.css';
import css from './student-performance.module.css';
import { joinPath } from '../pieces/join-path.ts';

/** More than these nobody swipes through; the category's own page has them all. */
const MAX_WORKS = 12;

export const loader = async ({ url, context }: LoaderFunctionArgs) => {
  const call = context.get(apiContext);
  const asked = Number(legalQuery(url).get('category'));
  const only = isPerformanceCategory(asked) ? asked : null;
  const shelves = await Promise.all(
    (only ? [only] : performanceCategories).map(async (category): Promise<Shelf> => {
      const { news: works, total: count = works.length } = await call('GET /news/category/{category}', {
        params: { category },
        query: { state: 'published', ...(only ? {} : { size: MAX_WORKS }) },
      });
      return { category, count, works };
    }),
  );
  return { only, shelves: shelves.filter(({ count }) => count > 0) };
};

/** Each category stands on its own colour. */
const grounds: Record<PerformanceCategory, string> = {
  2: 'var(--lagoon-50)',
  3: 'var(--mango-50)',
  4: 'var(--pandan-50)',
};

/** What children have made: a carousel for each category, or all works of one. */
export default function StudentPerformance() {
  const texts = useChoice({ en, id });
  const { only, shelves } = useLoaderData<typeof loader>();
  const title = only ? categoryTexts(texts, only).title : texts.title;
  return (
    <>
      <PageHead title={title} description={only ? categoryTexts(texts, only).text : texts.description} />
      <PageOpening
        title={title}
        lead={only ? categoryTexts(texts, only).text : texts.lead}
        scene={<StageScene />}
      >
        <p className={layout.soft}>{texts.consent}</p>
        <Jumps texts={texts} only={only} shelves={shelves} />
      </PageOpening>
      {shelves.map((shelf, place) => (
        <div key={shelf.category} className={css.part}>
          <Wave colour={grounds[shelf.category]} edge={place % 2 === 0 ? 'wave' : 'leaf'} />
          <PerformanceShelf shelf={shelf} texts={texts} whole={only !== null} />
        </div>
      ))}
      {shelves.length === 0 && <EmptyStage texts={texts} />}
      <Wave colour="var(--pandan-100)" flip />
      <NextStep texts={texts} />
      <CarouselScript />
      <InlineScript source={posters} />
    </>
  );
}

const Jumps = ({
  texts,
  only,
  shelves,
}: {
  texts: PerformanceTexts;
  only: PerformanceCategory | null;
  shelves: readonly Shelf[];
}) => {
  if (only)
    return (
      <p>
        <Button kind="quiet" href={paths.studentPerformance}>
          {texts.back}
        </Button>
      </p>
    );
  if (shelves.length < 2) return null;
  return (
    <nav aria-label={texts.jump}>
      <ul className={css.jumps}>
        {shelves.map(({ category }) => (
          <li key={category}>
            <a href={`#category-${category}`}>{categoryTexts(texts, category).title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const EmptyStage = ({ texts: { empty } }: { texts: PerformanceTexts }) => (
  <>
    <Wave colour="var(--paper)" />
    <section className={css.empty}>
      <Kancil pose="sleeping" />
      <h2>{empty.title}</h2>
      <p>{empty.text}</p>
      <Button kind="secondary" href={paths.ourCourses}>
        {empty.action}
      </Button>
    </section>
  </>
);

const NextStep = ({ texts: { closing } }: { texts: PerformanceTexts }) => (
  <Closing title={closing.title} text={closing.text} ground="pandan">
    <Button href={joinPath(useInitialUser())}>{closing.action}</Button>
    <Button kind="quiet" href={paths.ourCourses}>
      {closing.more}
    </Button>
  </Closing>
);
