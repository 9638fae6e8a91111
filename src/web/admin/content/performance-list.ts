import { type PerformanceCategory, isPerformanceCategory } from '../../../domain/content/categories.ts';
import { apiQuery } from '../../app/screen.ts';
import { numberFilter } from '../list/list-params.ts';
import { listScreen } from '../list/list-screen.tsx';

/** What the list shows, as its address says it. */
export const performanceFilters = { category: numberFilter(isPerformanceCategory) };

/** One page of the performances of a category, drafts among them. */
export const performancesQuery = (
  category: PerformanceCategory,
  query: { q: string; page: number; size: number },
) => apiQuery('GET /news/category/{category}', { params: { category }, query });

export const performanceList = listScreen({
  filters: performanceFilters,
  query: (page, { category }) => (category === undefined ? null : performancesQuery(category, page)),
  read: ({ news: rows, total }) => ({ rows, total }),
  rowId: 'news_id',
});
