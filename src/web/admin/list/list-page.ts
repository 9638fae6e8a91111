/** The page that a list shows. */
export interface ListPage<Row> {
  /** absent while they are on their way */
  rows: readonly Row[] | undefined;
  /** counted from 1 */
  page: number;
  /** how many rows all pages have */
  total: number;
  /** rows of a page, where it is not the agreed size */
  size?: number;
  /** the rows of another page of the same list */
  readPage: (page: number) => Promise<readonly Row[]>;
}
