import { ask } from '../screen.ts';

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

export const childrenQuery = ({ q, page }: Sought) =>
  ask('GET /childs', { query: { q, page, size: PAGE_SIZE } });
