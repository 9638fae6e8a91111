import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

/** Asks for another search of this page's address; with `replace` the back button does not undo it. */
export type SetSearch = (search: URLSearchParams | null, how: { replace: boolean }) => void;

/**
 * The search of the page's address as the visitor wants it: a choice shows at once, while the router still asks for
 * the session.
 */
export const useOptimisticSearch = (): { search: string; setSearch: SetSearch } => {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<{ search: string; from: string } | null>(null);
  // After the navigation the pending search is dropped, so that going back does not show it.
  const [arrivedAt, setArrivedAt] = useState(here.key);
  if (arrivedAt !== here.key) {
    setArrivedAt(here.key);
    setPending(null);
  }
  const setSearch: SetSearch = (asked, { replace }) => {
    const search = asked === null ? '' : `?${asked.toString()}`;
    setPending({ search, from: here.key });
    void navigate({ pathname: here.pathname, search }, { replace, preventScrollReset: true });
  };
  const coming = next?.pathname === here.pathname ? next.search : here.search;
  return { search: pending?.from === here.key ? pending.search : coming, setSearch };
};
