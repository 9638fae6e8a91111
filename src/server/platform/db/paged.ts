import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '../../../contract/list.ts';

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

/**
 * A page of a list together with how many rows there are, in one statement; every row when neither a page nor a size
 * was asked for. The order must be total, or a row could be on two pages: end it with a unique column.
 * @param count `db.$count(table, condition)` with the condition of the rows
 * @param select the rows, with `total` among the selected columns
 */
export const paged = async <Row extends { total: number | null }>(
  { page, size = page === undefined ? undefined : DEFAULT_PAGE_SIZE }: Omit<ListQuery, 'q'>,
  count: SQL<number> & PromiseLike<number>,
  select: (total: SQL<number | null>) => OrderedRows<Row>,
): Promise<Listed<Row>> => {
  if (size === undefined) return { rows: await select(sql<null>`null`) };
  const skipped = ((page ?? 1) - 1) * size;
  const rows = await select(count).limit(size).offset(skipped);
  // Beyond the last page there is no row that holds the total.
  return { rows, total: rows[0]?.total ?? (skipped === 0 ? 0 : await count) };
};

/** A page of a list that is too long to be counted. */
export const pageUncounted = async <Row>(
  { page = 1, size }: { page?: number | undefined; size: number },
  select: (total: SQL<null>) => OrderedRows<Row>,
): Promise<Listed<Row>> => ({
  rows: await select(sql<null>`null`)
    .limit(size)
    .offset((page - 1) * size),
});
