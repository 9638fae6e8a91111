import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';

/** What an entry of the browser's history keeps of the one before it: how that showed the list. */
interface Kept {
  shownBefore?: string | undefined;
}

/**
 * The query of a list's address, with the state of its entry in the history: the one that it is about to have while a navigation
 * within the list is under way (`isComing`), so that a filter shows its choice, and the list asks for its rows, before the session
 * has been checked.
 */
export const useListSearch = () => {
  const { pathname, state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const isComing = next?.pathname === pathname;
  const coming = isComing ? next.search : null;
  const wanted = useMemo(() => (coming === null ? search : new URLSearchParams(coming)), [coming, search]);
  /** Goes to another query of the same list. */
  const change = (to: URLSearchParams, { replace = false }: { replace?: boolean } = {}) => {
    const shownBefore = replace ? (state as Kept | null)?.shownBefore : search.toString();
    // Two equal entries would leave a Back that changes nothing.
    if (replace && shownBefore === to.toString()) void navigate(-1);
    // At once, and not in a transition: React would set a filter back to its former choice until then.
    else setSearch(to, { replace, flushSync: true, state: { shownBefore } satisfies Kept });
  };
  return { search: wanted, state: (isComing ? next.state : state) as unknown, isComing, change };
};
