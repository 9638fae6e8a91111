import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { newsArticle } from '../../../domain/content/categories.ts';
import { paths } from '../../../paths.ts';
import { apiContext } from '../../context.ts';
import { useChoice, useLanguage } from '../../page-info.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Button } from '../../ui/page/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Wave } from '../../ui/page/wave.tsx';
import { type NewsTexts, newsTexts } from './news-texts.ts';
import css from './news.module.css';
import { PageOpening } from '../pieces/page-opening.tsx';
import { NoticesScene } from '../drawings/page-scenes.tsx';
import { StoryCard } from './story-card.tsx';
import { type Story, storyOf } from './story.ts';

/** As many as a phone shows without much scrolling: one large, three beside each other. */
const NEWEST = 4;

export const loader = async ({ url, context }: LoaderFunctionArgs) => {
  const all = url.searchParams.get('page') === 'all';
  const { news } = await context.get(apiContext)('GET /news/category/{category}', {
    params: { category: newsArticle },
  });
  return { all, count: news.length, news: all ? news : news.slice(0, NEWEST) };
};

/** The newest stories, and with `?page=all` every one. */
export default function News() {
  const texts = useChoice(newsTexts).list;
  const language = useLanguage();
  const { all, count, news } = useLoaderData<typeof loader>();
  const stories = news.map((item) => storyOf(item, language));
  const title = all ? texts.all : texts.title;
  return (
    <>
      <PageHead title={title} description={texts.description} />
      <PageOpening
        title={title}
        lead={all && count > 0 ? texts.allLead(count) : texts.lead}
        scene={<NoticesScene />}
      />
      <div className={css.stories}>
        {stories.length === 0 ? <NoStory texts={texts} /> : <Stories stories={stories} all={all} />}
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
      <section className={css.teens}>
        <h2>{texts.teens.title}</h2>
        <p>{texts.teens.text}</p>
        <Button href={paths.teensAdultClass}>{texts.teens.more}</Button>
      </section>
    </>
  );
}

const Stories = ({ stories, all }: { stories: readonly Story[]; all: boolean }) => {
  const [first, ...others] = all ? [undefined, ...stories] : stories;
  return (
    <>
      {first && <StoryCard story={first} large />}
      <ul className={css.grid}>
        {others.map((story) => story && <li key={story.id}>{<StoryCard story={story} />}</li>)}
      </ul>
    </>
  );
};

const NoStory = ({ texts }: { texts: NewsTexts['list'] }) => (
  <section className={css.empty}>
    <Kancil pose="sleeping" />
    <h2>{texts.empty.title}</h2>
    <p>{texts.empty.text}</p>
    <Button href={paths.ourCourses}>{texts.empty.action}</Button>
  </section>
);
