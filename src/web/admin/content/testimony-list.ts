import { isTestimonyCategory } from '../../../domain/content/categories.ts';
import { type ApiQuery, apiQuery } from '../../app/screen.ts';
import { type Filters, numberFilter } from '../list/list-params.ts';
import { listScreen } from '../list/list-screen.tsx';

/** What the list is filtered by, as its address says it. */
export const testimonyFilters = { category: numberFilter(isTestimonyCategory) };

/** One page of the testimonies of a category, or of all. Both calls have the same reply. */
export const testimoniesQuery = (
  query: { q: string; page: number; size: number },
  { category }: Filters<typeof testimonyFilters>,
) =>
  (category === undefined
    ? apiQuery('GET /testimony/getAll', { query })
    : apiQuery('GET /testimony/category/{category}', {
        params: { category },
        query,
      })) as ApiQuery<'GET /testimony/getAll'>;

export const testimonyList = listScreen({
  filters: testimonyFilters,
  query: testimoniesQuery,
  read: ({ testimonies: rows, total }) => ({ rows, total }),
  rowId: 'testimony_id',
});
