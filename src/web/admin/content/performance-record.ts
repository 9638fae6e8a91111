import type { News } from '../../../contract/content-objects.ts';
import { type PerformanceCategory, isPerformanceCategory } from '../../../domain/content/categories.ts';
import { paths } from '../../../paths.ts';
import { untilReached } from '../../app/connection.ts';
import { apiQuery, readAnew } from '../../app/screen.ts';
import { readFilters, readListParams } from '../pattern/list-params.ts';
import { findInList, nextInList } from '../pattern/next-in-list.ts';
import { fileFact, useOwnFiles } from '../pattern/own-files.ts';
import { readUnlessGone } from '../pattern/read-unless-gone.ts';
import type { UpdatedRecord } from '../pattern/record-form-options.ts';
import { textsOf } from '../../app/record-versions.ts';
import { rememberedList } from '../pattern/remembered-list.ts';
import { useTexts } from '../pattern/texts.ts';
import { type PerformanceEntry, entryOf } from './performance-entry.ts';
import { performanceFilters, performancesQuery } from './performance-list.ts';
import { usePerformanceWords } from './performance-words.ts';

/** What is compared of a performance that somebody else may have saved meanwhile; undefined for a new one. */
export const usePerformanceRecord = (
  performance: News | undefined,
): UpdatedRecord<News, PerformanceEntry> | undefined => {
  const { news, performances, videos } = useTexts().admin;
  const { categoryOf } = usePerformanceWords();
  const { own, look, loaded } = useOwnFiles('performance', 'video', performance?.video_url);
  if (!performance) return undefined;
  const { news_id: id } = performance;
  const storedVideo = fileFact<News>({
    label: performances.video,
    loaded,
    urlOf: ({ video_url }) => video_url,
    own,
    words: { none: videos.without, asOpened: videos.asOpened, since: videos.since },
  });
  const read = async () => {
    const asked = apiQuery('GET /news/id/{id}', { params: { id } });
    const present = await readUnlessGone(asked, (answer) => answer.news);
    const url = present?.video_url ?? null;
    if (url !== null && url !== loaded) await look(String(id), url);
    return present;
  };
  return {
    row: performance,
    logged: { kind: 'performance', id: performance.news_id },
    valuesOf: entryOf,
    fields: {
      category: { label: performances.category, words: (category) => categoryOf(Number(category)) },
      titleEN: {},
      titleID: {},
      descriptionEN: {},
      descriptionID: {},
      published: { label: news.visibility, words: (is) => (is === 'true' ? news.isPublished : news.draft) },
      storedVideo,
    },
    presentIn: (present) => present.news,
    read,
  };
};

const compared = ['titleEN', 'titleID', 'descriptionEN', 'descriptionID'] as const;
const wordsOf = (entry: Record<string, unknown>) => JSON.stringify(textsOf(entry, compared));

const pagesOf =
  (category: PerformanceCategory, q: string) => async (page: { page: number; size: number }) => {
    const { news: rows, total = 0 } = await readAnew(performancesQuery(category, { q, ...page }));
    return { rows, total };
  };

/** Whether a performance with exactly this entry is there. */
export const isPerformanceThere = async (
  entry: Record<string, unknown> & { category: PerformanceCategory },
): Promise<boolean> => {
  const isIt = (row: News) => wordsOf(entryOf(row)) === wordsOf(entry);
  return (await findInList(pagesOf(entry.category, ''), isIt)) !== undefined;
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
