import { useMemo } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

/**
 * The query of a list's address: the one that it is about to have while a navigation within the list is under way, so that a
 * filter shows its choice, and the list asks for its rows, before the session has been checked.
 */
export const useListSearch = () => {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const { location: next } = useNavigation();
  const coming = next?.pathname === pathname ? next.search : null;
  const wanted = useMemo(() => (coming === null ? search : new URLSearchParams(coming)), [coming, search]);
  /** Goes to another query of the same list. */
  const change = (to: URLSearchParams, { replace = false }: { replace?: boolean } = {}) =>
    // At once, and not in a transition: React would set a filter back to its former choice until then.
    setSearch(to, { replace, flushSync: true });
  return { search: wanted, change };
};
