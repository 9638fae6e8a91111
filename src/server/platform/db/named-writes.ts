import type pg from 'pg';

/** So often a statement was written before it gets a name: most that are built are written once. */
const OFTEN = 5;
/** Each connection keeps what it has planned for good. */
const MOST_NAMES = 100;
const MOST_SEEN = 1000;
const LONGEST_TEXT = 4000;

/**
 * Names inserts and updates that are written again and again, so that PostgreSQL reads and plans them once for each connection.
 * Reads are not, because the best plan of a list depends on the words that are searched for; those of nearly every request
 * are `prepared`.
 */
export const namedWrites = () => {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= MOST_NAMES || text.length > LONGEST_TEXT || !/^\s*(insert|update) /.test(text))
      return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.set(text, times);
    if (times < OFTEN) return undefined;
    seen.delete(text);
    const name = `write ${names.size}`;
    names.set(text, name);
    return name;
  };
  return (query: string | pg.QueryConfig): string | pg.QueryConfig => {
    if (typeof query === 'string' || query.name) return query;
    const name = nameOf(query.text);
    return name ? { ...query, name } : query;
  };
};
