import { parseId } from './record-id.ts';

/** The agreed page size of the back office's tables. */
export const PAGE_SIZE = 10;

export interface ListParams {
  q: string;
  /** counted from 1 */
  page: number;
}

/** The API refuses control characters in a search, and an address may hold any. */
const withoutControls = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ');

/** Search words and page of an address; anything that is no page is the first one. */
export const readListParams = (search: URLSearchParams): ListParams => ({
  q: withoutControls(search.get('q') ?? '')
    .trim()
    .slice(0, 100),
  page: parseId(search.get('page') ?? '') ?? 1,
});

/**
 * The address's query with these changes, as short as it can be: no empty search or filter, no first page. Another
 * search or filter begins at the first page.
 */
export const changeListParams = (
  search: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams => {
  const changed = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ page: '1', ...changes }))
    if (value === '' || (name === 'page' && value === '1')) changed.delete(name);
    else changed.set(name, value);
  return changed;
};

/** The order that an address names, if it is one of those that the list can be brought into. */
export const readSort = <By extends string>(
  search: URLSearchParams,
  sorts: readonly By[],
): { sort: By; direction: 'asc' | 'desc' } | undefined => {
  const sort = sorts.find((by) => by === search.get('sort'));
  return sort && { sort, direction: search.get('direction') === 'desc' ? 'desc' : 'asc' };
};

/** The names of an address's query that say how a list is shown, its filters apart. */
const listNames = new Set(['q', 'page', 'sort', 'direction']);

/** What an address says of how a list is shown, without what else it names, such as a record that is open beside it. */
export const onlyListParams = (search: URLSearchParams, filters: object) =>
  new URLSearchParams([...search].filter(([name]) => listNames.has(name) || name in filters));

export const lastPage = (total: number, size = PAGE_SIZE) => Math.max(1, Math.ceil(total / size));

/** Reads one filter from its text in the address; undefined: not chosen, or no such choice. */
export type FilterParser = (text: string) => string | number | undefined;

export type Filters<Parsers extends Record<string, FilterParser>> = {
  readonly [Name in keyof Parsers]: ReturnType<Parsers[Name]>;
};

/** The parser of a filter whose choices are these numbers. */
export const numberFilter =
  <Choice extends number>(isChoice: (value: number) => value is Choice) =>
  (text: string): Choice | undefined => {
    const number = text === '' ? Number.NaN : Number(text);
    return isChoice(number) ? number : undefined;
  };

/** The parser of a filter whose choices are these words. */
export const wordFilter =
  <Choice extends string>(isChoice: (value: string) => value is Choice) =>
  (text: string): Choice | undefined =>
    isChoice(text) ? text : undefined;

export const readFilters = <Parsers extends Record<string, FilterParser>>(
  parsers: Parsers,
  search: URLSearchParams,
) =>
  Object.fromEntries(
    Object.entries(parsers).map(([name, parse]) => [name, parse(search.get(name) ?? '')]),
  ) as Filters<Parsers>;
