import { lastPage } from './list-params.ts';

/** What tells one row of a list from the others. */
export type RowId = number | string;

interface Place<Row> {
  rows: readonly Row[];
  rowId: keyof Row & string;
  /** of the row that is open */
  id: RowId;
  /** where that row was before it left the list; -1 when it was never in it */
  lastPlace: number;
  page: number;
  total: number;
  /** rows of a page, where it is not the agreed size */
  size?: number | undefined;
}

/** What comes after the open row of a list, or before it: a row of the page or another page; null at the ends. */
export const stepFrom = <Row>(
  { rows, rowId, id, lastPlace, page, total, size }: Place<Row>,
  by: 1 | -1,
): { row: Row } | { page: number } | null => {
  const place = rows.findIndex((row) => row[rowId] === id);
  // In the place of a row that has left stands the one that followed it.
  const target = place === -1 && by === 1 ? Math.max(lastPlace, 0) : (place === -1 ? lastPlace : place) + by;
  const row = target >= 0 ? rows[target] : undefined;
  if (row) return { row };
  const other = page + by;
  return rows.length > 0 && other >= 1 && other <= lastPage(total, size) ? { page: other } : null;
};
