import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '../../../contract/list.ts';
import type { Database } from './database.ts';

/** A select of drizzle's query builder, in the order of the list and in the builder's dynamic mode. */
interface OrderedRows<Row> extends PromiseLike<Row[]> {
  limit(rows: number): OrderedRows<Row>;
  offset(rows: number): OrderedRows<Row>;
}

/** The rows of a list and, of a page, how many there are on all pages. */
export interface Listed<Row> {
  rows: Row[];
  total?: number;
}

/** Which page of a list is asked for, if any. */
type Page = Omit<ListQuery, 'q'>;

/** Whether a page was asked for, and not every row. */
export const isPaged = ({ page, size }: Page): boolean => page !== undefined || size !== undefined;

/**
 * A page of a list together with how many rows there are, in one statement; every row when neither a page nor a size
 * was asked for. The order must be total, or a row could be on two pages: end it with a unique column.
 * @param count `db.$count(table, condition)` with the condition of the rows
 * @param select the rows, with `total` among the selected columns
 */
export const paged = async <Row extends { total: number | null }>(
  page: Page,
  count: SQL<number> & PromiseLike<number>,
  select: (total: SQL<number | null>) => OrderedRows<Row>,
): Promise<Listed<Row>> =>
  isPaged(page)
    ? pagedBy(page, count, ({ size, skipped }) => select(count).limit(size).offset(skipped))
    : { rows: await select(sql<null>`null`) };

/** A page of a list whose rows, with their total, are read in another way, such as by a prepared query. */
export const pagedBy = async <Row extends { total: number | null }>(
  { page = 1, size = DEFAULT_PAGE_SIZE }: Page,
  count: PromiseLike<number>,
  read: (cut: { size: number; skipped: number }) => PromiseLike<Row[]>,
): Promise<Listed<Row>> => {
  const skipped = (page - 1) * size;
  const rows = await read({ size, skipped });
  // Beyond the last page there is no row that holds the total.
  return { rows, total: rows[0]?.total ?? (skipped === 0 ? 0 : await count) };
};

/** How many rows match, counted up to `most`: what it costs does not grow with the table. */
export const countUpTo = (
  db: Database,
  most: number,
  table: PgTable,
  condition: SQL | undefined,
): SQL<number> & PromiseLike<number> =>
  db.$count(
    db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(condition)
      .limit(most)
      .as('counted'),
  );

/** A page of the first `most` rows of a list that only grows; behind them there is nothing. */
export const pagedUpTo = async <Row extends { total: number }>(
  most: number,
  { page = 1, size }: { page?: number | undefined; size: number },
  count: SQL<number> & PromiseLike<number>,
  select: (total: SQL<number>) => OrderedRows<Row>,
): Promise<{ rows: Row[]; total: number }> => {
  const skipped = (page - 1) * size;
  const rows =
    skipped < most
      ? await select(count)
          .limit(Math.min(size, most - skipped))
          .offset(skipped)
      : [];
  return { rows, total: rows[0]?.total ?? (await count) };
};
