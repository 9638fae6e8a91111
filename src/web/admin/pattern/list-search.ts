import { useSearchParams } from 'react-router';

/** The specification's page size of the back office's tables. */
export const PAGE_SIZE = 10;

export interface Sought {
  q: string;
  page: number;
}

/** What the address says to look for; anything that is no page is the first one. */
export const soughtIn = (search: URLSearchParams): Sought => {
  const page = search.get('page') ?? '';
  return {
    q: (search.get('q') ?? '').trim().slice(0, 100),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
};

/** The address's query for it, as short as it can be. */
export const searchFor = ({ q, page }: Sought): Record<string, string> => ({
  ...(q !== '' && { q }),
  ...(page > 1 && { page: String(page) }),
});

export const lastPage = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** What the API is asked for a page of it. */
export const pageOf = ({ q, page }: Sought) => ({ q, page, size: PAGE_SIZE });

export type Find = (next: Sought, how?: { replace: true }) => void;

/** What a list looks for, kept in its address: words, page, and the filters named here. */
export const useListSearch = <Filter extends string>(filters: readonly Filter[]) => {
  const [search, setSearch] = useSearchParams();
  const sought = soughtIn(search);
  const chosen = Object.fromEntries(filters.map((filter) => [filter, search.get(filter) ?? ''])) as Record<
    Filter,
    string
  >;
  const go = (next: Sought, filtered: Record<string, string>, how?: { replace: true }) => {
    const kept = Object.fromEntries(Object.entries(filtered).filter(([, value]) => value !== ''));
    setSearch({ ...kept, ...searchFor(next) }, how);
  };
  const find: Find = (next, how) => go(next, chosen, how);
  /** Another filter begins at page one. */
  const choose = (filter: Filter, value: string) =>
    go({ ...sought, page: 1 }, { ...chosen, [filter]: value });
  return { sought, chosen, find, choose };
};
