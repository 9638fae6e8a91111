import { type LoaderFunctionArgs, data, redirect, useLoaderData } from 'react-router';
import { whatsappShare } from '../../../i18n/brand.ts';
import { isPerformanceCategory, newsArticle } from '../../../domain/content/categories.ts';
import { isPage } from '../../../page-paths.ts';
import { absolute, inLanguage, paths } from '../../../paths.ts';
import { apiContext } from '../../frame/context.ts';
import { useChoice, useFormats, usePageInfo } from '../../frame/page-info.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { newsArticle as articleData } from '../../frame/structured-data.ts';
import { Arrow } from '../../ui/page/arrow.tsx';
import { Button } from '../../ui/page/button.tsx';
import { NewTabMark } from '../../ui/page/new-tab-mark.tsx';
import { Wave } from '../../ui/page/wave.tsx';
import { WhatsappMark } from '../../ui/page/whatsapp-mark.tsx';
import { contentLink } from '../../../domain/content/content-link.ts';
import { excerpt } from './excerpt.ts';
import { keepDoubledWords } from '../../ui/page/keep-together.ts';
import layout from '../../ui/page/layout.module.css';
import css from './news-item.module.css';
import richText from '../../ui/page/rich-text.module.css';
import { NewsPicture } from './news-picture.tsx';
import { newsTexts } from './news-texts.ts';
import { orNotFound } from './or-not-found.ts';
import { StoryGrid } from './story-grid.tsx';
import { type Story, storyOf } from './story.ts';

const FURTHER = 3;

export const loader = async ({ params, context }: LoaderFunctionArgs) => {
  const call = context.get(apiContext);
  const id = params['newsId'] ?? '';
  const { news: item } = await call('GET /news/id/{id}', { params: { id } }).catch(orNotFound);
  // Staff are answered drafts; their page is not there yet.
  if (item.published_at === null) throw data(null, { status: 404 });
  // What a child made is shown among its like.
  if (isPerformanceCategory(item.category)) throw redirect(paths.performance(item.category, item.news_id));
  const { news } = await call('GET /news/category/{category}', {
    params: { category: newsArticle },
    // One more than shown: it may be among them itself.
    query: { state: 'published', size: FURTHER + 1 },
  });
  return { item, others: news.filter(({ news_id }) => news_id !== item.news_id).slice(0, FURTHER) };
};

/** One story: its header picture, its text as the staff set it, and where its button leads. */
export default function NewsItem() {
  const info = usePageInfo();
  const { article } = useChoice(newsTexts);
  const format = useFormats();
  const loaded = useLoaderData<typeof loader>();
  const story = storyOf(loaded.item, info.language);
  const { item, title, detail, published } = story;
  const path = paths.newsItem(story.id);
  const description = excerpt(detail);
  const pictures = [item.share_url, item.header_url].filter((picture) => picture !== null);
  const structured = articleData(info, {
    title,
    description,
    path,
    pictures,
    published: published.toISOString(),
    modified: item.updated_at,
  });
  return (
    <>
      <PageHead
        title={title}
        description={description}
        {...(item.share_url && { picture: item.share_url })}
        published={published.toISOString()}
        data={[structured]}
      />
      <article className={css.article}>
        <header className={css.head}>
          <p>
            <a className={`${layout.way} ${css.back}`} href={paths.news}>
              <Arrow />
              {article.back}
            </a>
          </p>
          <h1>{keepDoubledWords(title)}</h1>
          <p className={css.date}>
            <time dateTime={published.toISOString()}>{format.date(published)}</time>
          </p>
        </header>
        <div className={css.header}>
          <NewsPicture src={item.header_url} set={item.header_set} sizes="(width < 64em) 92vw, 960px" first />
        </div>
        {/* oxlint-disable-next-line react/no-danger -- cleaned when it was stored */}
        <div className={`${css.detail} ${richText.text}`} dangerouslySetInnerHTML={{ __html: detail }} />
        <div className={css.ways}>
          <ContentButton story={story} />
          <Button
            kind="secondary"
            outward
            href={whatsappShare(`${title} ${absolute(info.publicUrl, inLanguage(path, info.language))}`)}
          >
            <WhatsappMark />
            {article.share}
            <span className="visually-hidden"> ({article.newTab})</span>
          </Button>
        </div>
      </article>
      <Wave colour="var(--pandan-100)" edge="leaf" />
      <Further stories={loaded.others.map((other) => storyOf(other, info.language))} />
    </>
  );
}

const ContentButton = ({ story: { button, item } }: { story: Story }) => {
  const { article } = useChoice(newsTexts);
  const link = contentLink(item.link, isPage);
  if (!link || button === '') return null;
  return (
    <Button href={link.href} outward={link.outward}>
      {button}
      {link.outward && (
        <>
          <NewTabMark />
          <span className="visually-hidden"> ({article.newTab})</span>
        </>
      )}
    </Button>
  );
};

const Further = ({ stories }: { stories: readonly Story[] }) => {
  const { article } = useChoice(newsTexts);
  return (
    <section className={css.further}>
      {stories.length > 0 && (
        <div className={css.others}>
          <h2>{article.further}</h2>
          <StoryGrid stories={stories} heading="h3" />
        </div>
      )}
      <Button kind="secondary" href={paths.allNews}>
        {article.seeAll}
      </Button>
    </section>
  );
};
