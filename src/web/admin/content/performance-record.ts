import type { News } from '../../../contract/content-objects.ts';
import { type PerformanceCategory, isPerformanceCategory } from '../../../domain/content/categories.ts';
import { paths } from '../../../paths.ts';
import { untilReached } from '../../app/connection.ts';
import { readAnew } from '../../app/screen.ts';
import { readFilters, readListParams } from '../list/list-params.ts';
import { nextInList } from '../list/next-in-list.ts';
import type { FormRecord } from '../form/record-form.ts';
import { rememberedList } from '../list/remembered-list.ts';
import { useTexts } from '../list/texts.ts';
import { type PerformanceEntry, entryOf } from './performance-entry.ts';
import { performanceFilters, performancesQuery } from './performance-list.ts';
import { usePerformanceWords } from './performance-words.ts';

/** What is compared of a performance that somebody else may have saved meanwhile; undefined for a new one. */
export const usePerformanceRecord = (
  performance: News | undefined,
): FormRecord<News, PerformanceEntry> | undefined => {
  const { news, performances, videos } = useTexts().admin;
  const { categoryOf } = usePerformanceWords();
  if (!performance) return undefined;
  return {
    row: performance,
    valuesOf: entryOf,
    fields: {
      category: { label: performances.category, words: (category) => categoryOf(Number(category)) },
      titleEN: {},
      titleID: {},
      descriptionEN: {},
      descriptionID: {},
      child_id: {
        label: performances.child,
        words: (id) =>
          performance.child && id === String(performance.child.child_id)
            ? performance.child.first_name
            : id || performances.noChild,
      },
      published: { label: news.visibility, words: (is) => (is === 'true' ? news.isPublished : news.draft) },
      video: {
        label: performances.video,
        of: ({ video_url }) => video_url,
        words: (url) => (url === '' ? videos.without : videos.since),
      },
    },
    presentIn: (present) => present.news,
  };
};

const pagesOf =
  (category: PerformanceCategory, q: string) => async (page: { page: number; size: number }) => {
    const { news: rows, total = 0 } = await readAnew(performancesQuery(category, { q, ...page }));
    return { rows, total };
  };

/** The address of the performance after this one, in the list as it was left; null when this is the last. */
export const nextPerformance = async ({ news_id, category: own }: News): Promise<string | null> => {
  const search = new URLSearchParams(rememberedList(paths.adminPerformances) ?? '');
  const { category = own } = readFilters(performanceFilters, search);
  if (!isPerformanceCategory(category)) return null;
  const readPage = pagesOf(category, readListParams(search).q);
  const next = await nextInList(
    (page) => untilReached(() => readPage(page)),
    (row) => row.news_id === news_id,
  );
  return next ? paths.adminPerformance(next.news_id) : null;
};
