/** Parts of a query that change what a public page shows: any other is no address of its own. */
export const keptQuery: readonly string[] = ['page', 'category', 'item', 'q'];

/** The part of a query that belongs to the page's address, `?` included. */
export const keptSearch = (search: string): string => {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(
    keptQuery.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return kept.size === 0 ? '' : `?${kept.toString()}`;
};
