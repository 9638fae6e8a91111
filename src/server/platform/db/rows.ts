/** The row that a query finds, of several the first; null when it finds none. */
export const firstRow = async <Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | null> =>
  (await rows)[0] ?? null;

/** The row that a statement gives back. @param missing what is thrown when there is none, which would be a bug */
export const onlyRow = async <Row>(rows: PromiseLike<readonly Row[]>, missing: string): Promise<Row> => {
  const row = await firstRow(rows);
  if (row === null) throw new Error(missing);
  return row;
};
