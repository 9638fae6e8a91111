import type { News } from '../../../contract/content-objects.ts';
import { newsArticle } from '../../../domain/content/categories.ts';
import { apiQuery, readAnew } from '../../app/screen.ts';
import { fileFact, useOwnFiles } from '../pattern/own-files.ts';
import { readUnlessGone } from '../pattern/read-unless-gone.ts';
import type { UpdatedRecord } from '../pattern/record-form-options.ts';
import { textsOf } from '../../app/record-versions.ts';
import { useTexts } from '../pattern/texts.ts';
import { differingPart } from './article-text.ts';
import { type NewsEntry, emptyNews, entryOf } from './news-entry.ts';

/** What is compared of a story that somebody else may have saved meanwhile; undefined for a new one. */
export const useNewsRecord = (story: News | undefined): UpdatedRecord<News, NewsEntry> | undefined => {
  const { fields, admin } = useTexts();
  const { news } = admin;
  const card = useOwnFiles('news', 'image', story?.image_url);
  const header = useOwnFiles('news', 'header', story?.header_url);
  if (!story) return undefined;
  const { news_id: id } = story;
  const words = { none: admin.form.empty, asOpened: news.pictureAsOpened, since: news.pictureSince };
  const article = { words: (html: string, other = '') => differingPart(html, other, news.articleWords) };
  const read = async () => {
    const asked = apiQuery('GET /news/id/{id}', { params: { id } });
    const present = await readUnlessGone(asked, (answer) => answer.news);
    const { image_url: cardUrl = null, header_url: headerUrl = null } = present ?? {};
    if (cardUrl !== null && cardUrl !== card.loaded) await card.look(String(id), cardUrl);
    if (headerUrl !== null && headerUrl !== header.loaded) await header.look(String(id), headerUrl);
    return present;
  };
  return {
    row: story,
    logged: { kind: 'news', id },
    valuesOf: entryOf,
    fields: {
      cardNewsTitleEN: {},
      cardNewsTitleID: {},
      cardButtonTextEN: {},
      cardButtonTextID: {},
      contentLinkTo: {},
      contentButtonTextEN: {},
      contentButtonTextID: {},
      contentDetailEN: article,
      contentDetailID: article,
      published: { label: news.visibility, words: (is) => (is === 'true' ? news.isPublished : news.draft) },
      storedCardImage: fileFact<News>({
        label: fields.cardImage,
        loaded: card.loaded,
        urlOf: ({ image_url: url }) => url,
        own: card.own,
        words,
      }),
      storedHeaderImage: fileFact<News>({
        label: fields.contentHeaderImage,
        loaded: header.loaded,
        urlOf: ({ header_url: url }) => url,
        own: header.own,
        words,
      }),
    },
    presentIn: (present) => present.news,
    read,
  };
};

const compared = Object.keys(emptyNews).filter(
  (name) => !['cardImage', 'contentHeaderImage', 'published'].includes(name),
);
const wordsOf = (entry: Record<string, unknown>) => JSON.stringify(textsOf(entry, compared));

/** The longest search that a list takes. */
const MOST_WORDS = 100;
const PAGE = 200;

/** Whether a story with exactly this entry is there. */
export const isNewsThere = async (entry: {
  cardNewsTitleEN: string;
  [field: string]: unknown;
}): Promise<boolean> => {
  const q = entry.cardNewsTitleEN.slice(0, MOST_WORDS);
  const query = { params: { category: newsArticle }, query: { q, page: 1, size: PAGE } };
  const { news } = await readAnew(apiQuery('GET /news/category/{category}', query));
  return news.some((story) => wordsOf(entryOf(story)) === wordsOf(entry));
};
