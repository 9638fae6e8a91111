import { asc, desc, eq } from 'drizzle-orm';
import type { TestimonyCategory } from '../../domain/content/categories.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { testimonies } from './tables.ts';

export type TestimonyRow = typeof testimonies.$inferSelect;

export const insertTestimony = async (
  tx: Tx,
  row: typeof testimonies.$inferInsert,
): Promise<TestimonyRow> => {
  const [inserted] = await tx.insert(testimonies).values(row).returning();
  if (!inserted) throw new Error('the insert of a testimony returned no row');
  return inserted;
};

export const findTestimony = async (db: Database, testimonyId: string): Promise<TestimonyRow | null> => {
  const [row] = await db.select().from(testimonies).where(eq(testimonies.testimonyId, testimonyId));
  return row ?? null;
};

/** The newest first, all when no limit is given; undefined: of every category. */
export const listTestimonies = async (
  db: Database,
  category: TestimonyCategory | undefined,
  limit: number | undefined,
): Promise<TestimonyRow[]> => {
  const rows = db
    .select()
    .from(testimonies)
    .where(category && eq(testimonies.category, category))
    .orderBy(desc(testimonies.createdAt), asc(testimonies.testimonyId))
    .$dynamic();
  return limit === undefined ? rows : rows.limit(limit);
};
