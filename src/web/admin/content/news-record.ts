import type { News } from '../../../contract/content-objects.ts';
import type { FormRecord } from '../form/record-form.ts';
import { useTexts } from '../list/texts.ts';
import { differingPart } from './article-text.ts';
import { type NewsEntry, entryOf } from './news-entry.ts';

/** What is compared of a story that somebody else may have saved meanwhile; undefined for a new one. */
export const useNewsRecord = (story: News | undefined): FormRecord<News, NewsEntry> | undefined => {
  const { fields, admin } = useTexts();
  const { news } = admin;
  if (!story) return undefined;
  const words = (url: string) => (url === '' ? admin.form.empty : news.pictureSince);
  const article = { words: (html: string, other = '') => differingPart(html, other, news.articleWords) };
  return {
    row: story,
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
      cardImage: { label: fields.cardImage, of: ({ image_url: url }) => url, words },
      contentHeaderImage: { label: fields.contentHeaderImage, of: ({ header_url: url }) => url, words },
    },
    presentIn: (present) => present.news,
  };
};
