/** As many rows as a list gives at once. */
const PAGE = 200;

type ReadPage<Row> = (page: { page: number; size: number }) => Promise<{ rows: Row[]; total?: number }>;

/** The first row of a list that answers yes, page by page; undefined when none does. */
export const findInList = async <Row>(
  readPage: ReadPage<Row>,
  isIt: (row: Row) => boolean,
): Promise<Row | undefined> => {
  for (let page = 1; ; page += 1) {
    const { rows, total = 0 } = await readPage({ page, size: PAGE });
    const found = rows.find(isIt);
    if (found !== undefined || page * PAGE >= total) return found;
  }
};

/** The row that follows the one that answers yes; undefined when that is the last one, or not there. */
export const nextInList = <Row>(
  readPage: ReadPage<Row>,
  isIt: (row: Row) => boolean,
): Promise<Row | undefined> => {
  let wasIt = false;
  return findInList(readPage, (row) => {
    if (wasIt) return true;
    wasIt = isIt(row);
    return false;
  });
};
