import { newsArticle } from '../../domain/content/categories.ts';
import { contentLink, storyOfAddress } from '../../domain/content/content-link.ts';
import type { Database } from '../platform/db/database.ts';
import { type NewsRow, selectPublished } from './news-store.ts';
import { referencesOf, withoutReferences } from './rich-text.ts';
import { isLinkable } from './is-linkable.ts';

/**
 * Articles as guests are answered them: without the links and videos of stories and performances that are not published any more, and
 * without a button that leads to one (rule R85). The words of such a link stay. One query for all of them.
 */
export const withLiveLinks = async (db: Database, rows: readonly NewsRow[]): Promise<NewsRow[]> => {
  const named = rows.map((row) => ({ row, numbers: numbersIn(row) }));
  const all = new Set(named.flatMap(({ numbers }) => numbers));
  if (all.size === 0) return [...rows];
  const published = await selectPublished(db, [...all]);
  return named.map(({ row, numbers }) => {
    const dead = new Set(numbers.filter((number) => !published.has(number)));
    return dead.size === 0 ? row : without(row, dead);
  });
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

const without = (row: NewsRow, dead: ReadonlySet<number>): NewsRow => {
  const story = storyOfLink(row.link);
  return {
    ...row,
    link: story !== null && dead.has(story) ? null : row.link,
    contentDetail: withoutReferences(row.contentDetail, dead),
    contentDetailIndo: withoutReferences(row.contentDetailIndo, dead),
  };
};
