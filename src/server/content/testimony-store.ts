import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { ListQuery } from '../../contract/list.ts';
import type { TestimonyCategory } from '../../domain/content/categories.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { paged } from '../platform/db/paged.ts';
import { holdsWords } from '../platform/db/search.ts';
import { firstRow, onlyRow } from '../platform/db/rows.ts';
import { testimonies } from './tables.ts';

export type TestimonyRow = typeof testimonies.$inferSelect;

export const insertTestimony = (tx: Tx, row: typeof testimonies.$inferInsert): Promise<TestimonyRow> =>
  onlyRow(tx.insert(testimonies).values(row).returning(), 'the insert of a testimony returned no row');

export const findTestimony = (db: Database, testimonyId: string): Promise<TestimonyRow | null> =>
  firstRow(db.select().from(testimonies).where(eq(testimonies.testimonyId, testimonyId)));

/** A testimony, its row locked until the transaction ends. */
export const lockTestimony = (tx: Tx, testimonyId: string): Promise<TestimonyRow | null> =>
  firstRow(tx.select().from(testimonies).where(eq(testimonies.testimonyId, testimonyId)).for('update'));

export const updateTestimonyRow = (
  tx: Tx,
  testimonyId: string,
  changes: Partial<Omit<typeof testimonies.$inferInsert, 'testimonyId' | 'createdAt'>>,
): Promise<TestimonyRow> =>
  onlyRow(
    tx.update(testimonies).set(changes).where(eq(testimonies.testimonyId, testimonyId)).returning(),
    'the update of a testimony that was held found no row',
  );

/** @returns the row that was deleted; null when there was none */
export const deleteTestimonyRow = (tx: Tx, testimonyId: string): Promise<TestimonyRow | null> =>
  firstRow(tx.delete(testimonies).where(eq(testimonies.testimonyId, testimonyId)).returning());

/** The newest first, of one category or all, found by the words of `q` in senders and texts of both languages. */
export const pageOfTestimonies = (
  db: Database,
  category: TestimonyCategory | undefined,
  { q, ...page }: ListQuery,
) => {
  const found = and(category && eq(testimonies.category, category), holdsWords(testimonies.searchText, q));
  return paged(page, db.$count(testimonies, found), (total) =>
    db
      .select({ ...getTableColumns(testimonies), total })
      .from(testimonies)
      .where(found)
      .orderBy(desc(testimonies.createdAt), asc(testimonies.testimonyId))
      .$dynamic(),
  );
};
