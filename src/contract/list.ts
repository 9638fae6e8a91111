import * as z from 'zod/mini';
import * as field from './fields.ts';

/** Rows of a page when its size is not said. */
export const DEFAULT_PAGE_SIZE = 10;

const ListQuery = z.object({
  /** words, each of which a row has to hold somewhere; '' for every row */
  q: field.optionalText(100),
  /** counted from 1 */
  page: z.optional(field.id),
  size: z.optional(field.pageSize),
});
/**
 * What every list can be asked: for words, and for a page. Without page and size it answers every row, or the newest 200
 * of news and testimonies, which are open to all.
 */
export type ListQuery = z.output<typeof ListQuery>;

/**
 * `query` and `reply` of a call that lists: what it is asked, and the rows under their name with `total`, the number of
 * rows on all pages, given when a page or a size was asked for, and always with news and testimonies. A list with filters
 * extends the query.
 */
export const list = <Name extends string, Item extends z.ZodMiniType>(name: Name, item: Item) => ({
  query: ListQuery,
  reply: z.object({
    ...({ [name]: z.array(item) } as Record<Name, z.ZodMiniArray<Item>>),
    total: z.optional(z.int()),
  }),
});

/** Of a list that is asked for as a table (`answers: 'spreadsheet'`): it has no pages … */
export const pages = { page: true, size: true } as const;
/** … and something parts its cells; spreadsheets set to Indonesian expect the semicolon. */
export const separated = { separator: z.optional(z.enum([';', ','])) };

export const directions = ['asc', 'desc'] as const;
export type Direction = (typeof directions)[number];

/** What a list that can be sorted is asked besides: its own order when nothing is said, ascending when only a name is. */
export interface Sorting<Sort extends string> {
  readonly sort?: Sort | undefined;
  readonly direction?: Direction | undefined;
}

/** A list that can be sorted, by one of these names. Each of them has an index, or its table stays small. */
export const sortedList = <
  Name extends string,
  Item extends z.ZodMiniType,
  const Sorts extends readonly string[],
>(
  name: Name,
  item: Item,
  sorts: Sorts,
) => {
  const { query, reply } = list(name, item);
  const sorting = {
    sort: z.optional(z.enum(sorts as { readonly [Sort in Sorts[number]]: Sort } & Sorts)),
    direction: z.optional(z.enum(directions)),
  };
  return { query: z.extend(query, sorting), reply };
};
