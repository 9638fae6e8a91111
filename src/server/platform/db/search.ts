import { type SQL, type SQLWrapper, and, sql } from 'drizzle-orm';

/** A pattern for `like` that finds a word anywhere in a text. A number of one or two digits is a word of its own there. */
export const patternOf = (word: string): string => {
  const literal = word.replaceAll(/[\\%_]/g, '\\$&');
  return /^\d{1,2}$/.test(word) ? `% ${literal} %` : `%${literal}%`;
};

/**
 * Whether a search text holds every word of what was typed, wherever they stand and in any order; nothing typed is in
 * every text.
 * @param text a column made with `searchText` or `searchTextByTrigger`, or an expression in the form that `searchable` gives
 */
export const holdsWords = (text: SQLWrapper, typed: string): SQL | undefined => {
  const words = new Set(typed.split(/\s+/).filter((word) => word !== ''));
  return and(...[...words].map((word) => sql`${text} like searchable(${patternOf(word)})`));
};
