import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { newsArticle } from '../../domain/content/categories.ts';
import { contentLink, storyOfAddress } from '../../domain/content/content-link.ts';
import type { Database } from '../platform/db/database.ts';
import { type NewsRow, selectPublished } from './news-store.ts';
import { referencesOf, withoutReferences } from './rich-text.ts';
import { isLinkable } from './is-linkable.ts';

/** The characters of cleaned texts that are kept, which a few hundred articles have. */
const MOST_CHARACTERS = 8_000_000;

type Cleaned = Pick<NewsRow, 'link' | 'contentDetail' | 'contentDetailIndo'>;

/**
 * Shows articles as guests are answered them: without the links and videos of stories and performances that are not published any more,
 * and without a button that leads to one (rule R85). The words of such a link stay. One query for all of them; a cleaned text is kept,
 * because cleaning a long one takes 50 ms and any guest may ask for all of them.
 */
export const liveLinks = (db: Database) => {
  const kept = new LRUCache<string, Cleaned>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (text) => text.contentDetail.length + text.contentDetailIndo.length + 1,
  });
  const cleanedOf = async (row: NewsRow, dead: ReadonlySet<number>): Promise<NewsRow> => {
    const key = [row.newsId, row.version, ...[...dead].toSorted((a, b) => a - b)].join(' ');
    let cleaned = kept.get(key);
    if (!cleaned) {
      // Others are answered between two long texts.
      await setImmediate();
      cleaned = without(row, dead);
      kept.set(key, cleaned);
    }
    return { ...row, ...cleaned };
  };
  return async (rows: readonly NewsRow[]): Promise<NewsRow[]> => {
    const named = rows.map((row) => ({ row, numbers: numbersIn(row) }));
    const all = new Set(named.flatMap(({ numbers }) => numbers));
    if (all.size === 0) return [...rows];
    const published = await selectPublished(db, [...all]);
    const live: NewsRow[] = [];
    for (const { row, numbers } of named) {
      const dead = new Set(numbers.filter((number) => !published.has(number)));
      live.push(dead.size === 0 ? row : await cleanedOf(row, dead));
    }
    return live;
  };
};

const numbersIn = (row: NewsRow): number[] => {
  if (row.category !== newsArticle) return [];
  const story = storyOfLink(row.link);
  const named = [...referencesOf(row.contentDetail), ...referencesOf(row.contentDetailIndo)];
  return story === null ? named : [story, ...named];
};

const storyOfLink = (link: string | null) => {
  const to = contentLink(link, isLinkable);
  return to && !to.outward ? storyOfAddress(to.href) : null;
};

const without = (row: NewsRow, dead: ReadonlySet<number>): Cleaned => {
  const story = storyOfLink(row.link);
  return {
    link: story !== null && dead.has(story) ? null : row.link,
    contentDetail: withoutReferences(row.contentDetail, dead),
    contentDetailIndo: withoutReferences(row.contentDetailIndo, dead),
  };
};
