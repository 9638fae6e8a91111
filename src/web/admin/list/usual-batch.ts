interface Batch {
  /** YYYY-MM-DD */
  start_date: string;
}

/** The batch that is shown until another one is chosen: the one that began last, or else begins first. */
export const usualBatch = <Row extends Batch>(batches: readonly Row[], today: string): Row | undefined => {
  const inOrder = batches.toSorted((one, other) => (one.start_date < other.start_date ? -1 : 1));
  return inOrder.findLast(({ start_date }) => start_date <= today) ?? inOrder[0];
};
