/** Storage may be blocked: then nothing is remembered. */
const quietly = <Value>(what: () => Value, otherwise: Value): Value => {
  try {
    return what();
  } catch {
    return otherwise;
  }
};

const LISTS = 'kancil-list:';
const listKey = (pathname: string) => `${LISTS}${pathname}`;

/** The state of a navigation to what the search over everything has found: its words are not how the list was left. */
export const foundBySearch = { isFound: true };

export const isFoundBySearch = (state: unknown): boolean =>
  (state as Partial<typeof foundBySearch> | null)?.isFound === true;

/** Forgets how this tab showed every list: the words of a search may name people, and somebody else may sign in. */
export const forgetLists = (): void =>
  quietly(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(LISTS)) sessionStorage.removeItem(key);
  }, undefined);

/** How this tab last showed a list, as its address says it: `q=bint&page=2`; null when it has not shown it yet. */
export const rememberedList = (pathname: string): string | null =>
  quietly(() => sessionStorage.getItem(listKey(pathname)), null);

export const rememberList = (pathname: string, search: URLSearchParams): void =>
  quietly(() => sessionStorage.setItem(listKey(pathname), search.toString()), undefined);

/** The next time this tab comes to a list, it begins at its first page and without its search; its filters and its order stay. */
export const beginList = (pathname: string): void => {
  const left = rememberedList(pathname);
  if (left === null) return;
  const search = new URLSearchParams(left);
  for (const name of ['q', 'page']) search.delete(name);
  rememberList(pathname, search);
};

/** The filters that a list was last shown with, also before this visit: `grade=2&type=0`; empty for none. */
export const rememberedFilters = (key: string): string => quietly(() => localStorage.getItem(key) ?? '', '');

export const rememberFilters = (key: string, filters: URLSearchParams): void =>
  quietly(() => localStorage.setItem(key, filters.toString()), undefined);

/** Forgets how a list was left, also under the key of its filters. */
export const forgetList = (pathname: string, key: string | undefined): void =>
  quietly(() => {
    sessionStorage.removeItem(listKey(pathname));
    if (key !== undefined) localStorage.removeItem(key);
  }, undefined);

/** The address of a list as it was left: with its search, its filters and its page. */
export const listAddress = (pathname: string): string => {
  const search = rememberedList(pathname);
  return search ? `${pathname}?${search}` : pathname;
};
