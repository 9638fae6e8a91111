import { desc, eq } from 'drizzle-orm';
import { type NewsCategory, performanceCategories } from '../../domain/content/categories.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
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

/** The newest first; of pages of `limit` rows the one asked for, or all when no limit is given. */
export const listNews = async (
  db: Database,
  category: NewsCategory,
  { limit, page = 1 }: { limit?: number | undefined; page?: number | undefined } = {},
): Promise<NewsRow[]> => {
  const rows = db
    .select()
    .from(news)
    .where(eq(news.category, category))
    .orderBy(...newestFirst)
    .$dynamic();
  return limit === undefined ? rows : rows.limit(limit).offset((page - 1) * limit);
};

export const countNews = (db: Database, category: NewsCategory): Promise<number> =>
  db.$count(news, eq(news.category, category));

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

/** Of all their categories, the newest first; all of them when no limit is given. */
export const listPerformances = async (db: Database, limit: number | undefined): Promise<NewsRow[]> => {
  const rows = db
    .select()
    .from(news)
    .where(isAnyOf(news.category, performanceCategories))
    .orderBy(...newestFirst)
    .$dynamic();
  return limit === undefined ? rows : rows.limit(limit);
};
