import { type SQL, and, desc, eq, getTableColumns, isNotNull, isNull, ne } from 'drizzle-orm';
import type { ListQuery } from '../../contract/list.ts';
import { type NewsCategory, performanceCategories } from '../../domain/content/categories.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { paged } from '../platform/db/paged.ts';
import { holdsWords } from '../platform/db/search.ts';
import { firstRow, onlyRow } from '../platform/db/rows.ts';
import { news } from './tables.ts';

export type NewsRow = typeof news.$inferSelect;
export type NewNewsRow = Omit<typeof news.$inferInsert, 'newsId' | 'version'>;

/** Drafts first: null is the greatest value of a descending order. */
const newestFirst = [desc(news.publishedAt), desc(news.newsId)];
const isPublished = isNotNull(news.publishedAt);

export const insertNews = (tx: Tx, row: NewNewsRow): Promise<NewsRow> =>
  onlyRow(tx.insert(news).values(row).returning(), 'the insert of news returned no row');

export const findNews = (db: Database, newsId: number): Promise<NewsRow | null> =>
  firstRow(db.select().from(news).where(eq(news.newsId, newsId)));

/** A row of news, locked until the transaction ends. */
export const lockNews = (tx: Tx, newsId: number): Promise<NewsRow | null> =>
  firstRow(tx.select().from(news).where(eq(news.newsId, newsId)).for('update'));

export const updateNewsRow = (
  tx: Tx,
  newsId: number,
  changes: Partial<Omit<NewNewsRow, 'createdAt'>>,
): Promise<NewsRow> =>
  onlyRow(
    tx.update(news).set(changes).where(eq(news.newsId, newsId)).returning(),
    'the update of news that was held found no row',
  );

export const deleteNewsRow = async (tx: Tx, newsId: number): Promise<void> => {
  await tx.delete(news).where(eq(news.newsId, newsId));
};

/** What shows one of these children, with its files. */
export const rowsShowing = (db: Database, childIds: readonly number[]): Promise<NewsRow[]> =>
  db.select().from(news).where(isAnyOf(news.childId, childIds));

/** Whether the video serves another performance too. */
export const isVideoOfOther = async (tx: Tx, videoKey: string, newsId: number): Promise<boolean> =>
  (await tx.$count(news, and(eq(news.videoKey, videoKey), ne(news.newsId, newsId)))) > 0;

/** Which of these are published. */
export const selectPublished = async (db: Database, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ newsId: news.newsId })
    .from(news)
    .where(and(isAnyOf(news.newsId, ids), isPublished));
  return new Set(rows.map(({ newsId }) => newsId));
};

/** Which rows of a category a list holds: all of them when not said. */
export type NewsState = 'published' | 'draft';
const inState: Readonly<Record<NewsState, SQL>> = { published: isPublished, draft: isNull(news.publishedAt) };

/** Drafts, then the newest first, found by the words of `q` in the titles of both languages. */
export const pageOfNews = (
  db: Database,
  { category, state }: { category: NewsCategory; state: NewsState | undefined },
  { q, ...page }: ListQuery,
) => {
  const found = and(eq(news.category, category), state && inState[state], holdsWords(news.searchText, q));
  return paged(page, db.$count(news, found), (total) =>
    db
      .select({ ...getTableColumns(news), total })
      .from(news)
      .where(found)
      .orderBy(...newestFirst)
      .$dynamic(),
  );
};

/** Which are published, the newest first, without their words. */
export const listPublishedIds = async (
  db: Database,
  category: NewsCategory,
  limit: number,
): Promise<{ newsId: number; publishedAt: Date; updatedAt: Date }[]> => {
  const rows = await db
    .select({ newsId: news.newsId, publishedAt: news.publishedAt, updatedAt: news.updatedAt })
    .from(news)
    .where(and(eq(news.category, category), isPublished))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.flatMap(({ publishedAt, ...row }) => (publishedAt ? [{ ...row, publishedAt }] : []));
};

/** The published ones of all their categories, the newest first. */
export const listPerformances = (db: Database, limit: number): Promise<NewsRow[]> =>
  db
    .select()
    .from(news)
    .where(and(isAnyOf(news.category, performanceCategories), isPublished))
    .orderBy(...newestFirst)
    .limit(limit);
