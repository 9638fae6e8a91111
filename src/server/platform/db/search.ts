import { type SQL, type SQLWrapper, and, sql } from 'drizzle-orm';
import { splitWords } from '../../../domain/values/search-words.ts';

/** The words of what was typed, each once. */
export const wordsOf = (typed: string): string[] => [...new Set(splitWords(typed))];

/**
 * What stands around a word in a pattern for `like`. A word is found anywhere in a text, but a number of one or two digits
 * is a word of its own there; after a 0 it may also be the beginning of a phone number.
 */
const around = (word: string): [before: string, after: string] => {
  if (/^0\d?$/.test(word)) return ['% ', '%'];
  return /^\d{1,2}$/.test(word) ? ['% ', ' %'] : ['%', '%'];
};

const holdsWord = (text: SQLWrapper, word: string): SQL => {
  const [before, after] = around(word);
  // Words hold none of the signs of patterns: they are separators.
  return sql`${text} like ${before} || searchable(${word}) || ${after}`;
};

/**
 * Whether a search text holds every word of what was typed, wherever they stand and in any order; nothing typed is in
 * every text, and punctuation alone in none.
 * @param text a column made with `searchText` or `searchTextByTrigger`, or an expression in the form that `searchable` gives
 */
export const holdsWords = (text: SQLWrapper, typed: string): SQL | undefined => {
  if (typed.trim() === '') return undefined;
  const words = wordsOf(typed);
  return words.length === 0 ? sql`false` : and(...words.map((word) => holdsWord(text, word)));
};
