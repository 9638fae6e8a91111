import { type LoaderFunctionArgs, data, useLoaderData } from 'react-router';
import { newsArticle } from '../../../domain/content/categories.ts';
import { newsPageOf } from '../../../page-paths.ts';
import { paths } from '../../../paths.ts';
import { apiContext } from '../../frame/context.ts';
import { legalQuery } from '../../frame/page-address.ts';
import { useChoice, useLanguage } from '../../frame/page-info.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { Button } from '../../ui/page/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Wave } from '../../ui/page/wave.tsx';
import { type NewsTexts, newsTexts } from './news-texts.ts';
import css from './news.module.css';
import { Closing } from '../pieces/closing.tsx';
import { PageOpening } from '../pieces/page-opening.tsx';
import { NoticesScene } from '../drawings/page-scenes.tsx';
import { StoryGrid } from './story-grid.tsx';
import { storyOf } from './story.ts';

/** As many as a phone shows without much scrolling: one large, three beside each other. */
const NEWEST = 4;

/** So many cards fill a row; where one would be left over, the first takes a row of its own. */
const CARDS_PER_ROW = 3;

/** All stories stand on pages of so many. */
const PAGE_SIZE = 24;

export const loader = async ({ url, context }: LoaderFunctionArgs) => {
  const page = newsPageOf(legalQuery(url).get('page'));
  const { news, total: count = news.length } = await context.get(apiContext)(
    'GET /news/category/{category}',
    {
      params: { category: newsArticle },
      query: { state: 'published', ...(page === null ? { size: NEWEST } : { size: PAGE_SIZE, page }) },
    },
  );
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  if (page !== null && page > pages) throw data(null, { status: 404 });
  return { page, pages, count, news };
};

/** The newest stories; with `?page=all` every one, on as many pages as they need. */
export default function News() {
  const texts = useChoice(newsTexts).list;
  const language = useLanguage();
  const { page, pages, count, news } = useLoaderData<typeof loader>();
  const stories = news.map((item) => storyOf(item, language));
  const all = page !== null;
  const title = all ? texts.all : texts.title;
  // Each page is found under a title of its own.
  const full = page !== null && page > 1 ? `${title} · ${texts.pages.here(page, pages)}` : title;
  return (
    <>
      <PageHead title={full} description={page === null ? texts.description : texts.allDescription(page)} />
      <PageOpening
        title={title}
        lead={all && count > 0 ? texts.allLead(count) : texts.lead}
        scene={<NoticesScene />}
      />
      <div className={css.stories}>
        {stories.length === 0 ? (
          <NoStory texts={texts} />
        ) : (
          <StoryGrid stories={stories} lead={!all || stories.length % CARDS_PER_ROW === 1} />
        )}
        {page !== null && pages > 1 && <Pages page={page} pages={pages} texts={texts.pages} />}
        {stories.length > 0 && (
          <div className={css.ways}>
            <Button kind="secondary" href={all ? paths.news : paths.allNews}>
              {all ? texts.fewer : texts.seeAll}
            </Button>
            <Button kind="quiet" href={paths.feed(language)}>
              {texts.feed}
            </Button>
          </div>
        )}
      </div>
      <Wave colour="var(--mango-50)" edge="leaf" />
      <Closing title={texts.teens.title} text={texts.teens.text} ground="mango">
        <Button href={paths.teensAdultClass}>{texts.teens.more}</Button>
      </Closing>
    </>
  );
}

const Pages = ({
  page,
  pages,
  texts,
}: {
  page: number;
  pages: number;
  texts: NewsTexts['list']['pages'];
}) => (
  <nav className={css.ways} aria-label={texts.label}>
    {page > 1 && (
      <Button kind="quiet" href={paths.newsPage(page - 1)}>
        {texts.newer}
      </Button>
    )}
    <p>{texts.here(page, pages)}</p>
    {page < pages && (
      <Button kind="quiet" href={paths.newsPage(page + 1)}>
        {texts.older}
      </Button>
    )}
  </nav>
);

const NoStory = ({ texts }: { texts: NewsTexts['list'] }) => (
  <section className={css.empty}>
    <Kancil pose="sleeping" />
    <h2>{texts.empty.title}</h2>
    <p>{texts.empty.text}</p>
    <Button href={paths.ourCourses}>{texts.empty.action}</Button>
  </section>
);
