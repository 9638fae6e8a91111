import { type Ask, ask } from '../../hydrated/screen.ts';
import { type Sought, pageOf } from '../pattern/list-search.ts';

/** Stands in the address for every child, whatever its batch. */
export const ALL_CHILDREN = 'all';

export const CHILDREN = 'GET /childs';
export const CHILDREN_OF_BATCH = 'GET /childs/academic-year/{id}';

export const batchesQuery = ask('GET /academic-year-admin');

/** The batch of an address; null while none is chosen. */
export const chosenBatch = (text: string | null): number | typeof ALL_CHILDREN | null => {
  if (text === ALL_CHILDREN) return ALL_CHILDREN;
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
};

/** Both calls answer alike, so the list need not know which one was asked. */
export const childrenQuery = (sought: Sought, batch: number | typeof ALL_CHILDREN) => {
  const query = pageOf(sought);
  const question =
    batch === ALL_CHILDREN
      ? ask(CHILDREN, { query })
      : ask(CHILDREN_OF_BATCH, { params: { id: batch }, query });
  return question as Ask<typeof CHILDREN | typeof CHILDREN_OF_BATCH>;
};
