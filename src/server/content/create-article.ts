import { type Refused, isRefused } from '../../contract/refusals.ts';
import { newsArticle } from '../../domain/content/categories.ts';
import type { Tx } from '../platform/db/database.ts';
import { lockArticlePictures, setPictureUses } from './article-picture-store.ts';
import type { ContentContext, SavedBy } from './context.ts';
import { withPictures } from './keep-pictures.ts';
import { type NewNewsRow, type NewsRow, insertNews } from './news-store.ts';
import { type ArticleDetails, type ReadArticle, readArticle } from './read-article.ts';
import { recordNews } from './audited-news.ts';

/** How large the pictures are kept, in pixels of their longer side, and in which forms. */
export const cardAndHeader = {
  card: { side: 800, forms: 'steps' },
  header: { side: 1600, forms: 'shared' },
} as const;

export interface NewArticle extends ArticleDetails, SavedBy {
  card: { path: string };
  header: { path: string };
}

/** Creates an article, at once on the news page unless it is a draft. */
export const createArticle = async (
  context: ContentContext,
  { card, header, by, published = true, ...details }: NewArticle,
): Promise<NewsRow | Refused<'invalid_input' | 'wrong_kind_of_file'>> => {
  const read = await readArticle(context.database.db, details);
  if (isRefused(read)) return read;
  const pictures = {
    imageKey: { field: 'cardImage', picture: card, ...cardAndHeader.card },
    headerKey: { field: 'contentHeaderImage', picture: header, ...cardAndHeader.header },
  };
  return withPictures(context, 'news', pictures, (keys) =>
    insertArticle(context, { by, published }, read, keys),
  );
};

const insertArticle = (
  { database, clock }: ContentContext,
  saved: { by: number | null; published: boolean },
  { values, pictures, refusePictures }: ReadArticle,
  keys: { imageKey: string; headerKey: string },
) =>
  database.transaction(async (tx) => {
    const refused = refusePictures(await lockArticlePictures(tx, pictures));
    if (refused) return refused;
    const now = clock.now();
    const row = await insertAudited(tx, { ...values, ...keys, category: newsArticle }, { ...saved, now });
    await setPictureUses(tx, row.newsId, { before: [], after: pictures, now });
    return row;
  });

/** Inserts an article or a performance, and says so in the audit log. */
export const insertAudited = async (
  tx: Tx,
  values: Omit<NewNewsRow, 'createdAt' | 'publishedAt' | 'updatedAt'>,
  { by, published, now }: { by: number | null; published: boolean; now: Date },
): Promise<NewsRow> => {
  const row = await insertNews(tx, {
    ...values,
    createdAt: now,
    updatedAt: now,
    publishedAt: published ? now : null,
  });
  await recordNews(tx, { by, at: now }, null, row);
  return row;
};
