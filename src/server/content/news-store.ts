import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { ListQuery } from '../../contract/list.ts';
import { type NewsCategory, performanceCategories } from '../../domain/content/categories.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { paged } from '../platform/db/paged.ts';
import { holdsWords } from '../platform/db/search.ts';
import { news } from './tables.ts';

export type NewsRow = typeof news.$inferSelect;
export type NewNewsRow = Omit<typeof news.$inferInsert, 'newsId'>;

const newestFirst = [desc(news.createdAt), desc(news.newsId)];

export const insertNews = async (tx: Tx, row: NewNewsRow): Promise<NewsRow> => {
  const [inserted] = await tx.insert(news).values(row).returning();
  if (!inserted) throw new Error('the insert of news returned no row');
  return inserted;
};

export const findNews = async (db: Database, newsId: number): Promise<NewsRow | null> => {
  const [row] = await db.select().from(news).where(eq(news.newsId, newsId));
  return row ?? null;
};

/** The newest first, found by the words of `q` in the titles of both languages. */
export const pageOfNews = (db: Database, category: NewsCategory, { q, ...page }: ListQuery) => {
  const found = and(eq(news.category, category), holdsWords(news.searchText, q));
  return paged(page, db.$count(news, found), (total) =>
    db
      .select({ ...getTableColumns(news), total })
      .from(news)
      .where(found)
      .orderBy(...newestFirst)
      .$dynamic(),
  );
};

/** Which there are, the newest first, without their words. */
export const listNewsIds = (
  db: Database,
  category: NewsCategory,
  limit: number,
): Promise<Pick<NewsRow, 'newsId' | 'createdAt'>[]> =>
  db
    .select({ newsId: news.newsId, createdAt: news.createdAt })
    .from(news)
    .where(eq(news.category, category))
    .orderBy(...newestFirst)
    .limit(limit);

/** Of all their categories, the newest first. */
export const listPerformances = (db: Database, limit: number): Promise<NewsRow[]> =>
  db
    .select()
    .from(news)
    .where(isAnyOf(news.category, performanceCategories))
    .orderBy(...newestFirst)
    .limit(limit);
