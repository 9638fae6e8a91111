import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

/** Asks for another search of this page's address; with `replace` the back button does not undo it. */
export type Wish = (search: URLSearchParams | null, how: { replace: boolean }) => void;

/**
 * The search of the page's address as the visitor wants it: a choice shows at once, while the router still asks for
 * the session.
 */
export const useWishedSearch = (): { search: string; wish: Wish } => {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const [wished, setWished] = useState<{ search: string; from: string } | null>(null);
  // After the navigation the pending search is dropped, so that going back does not show it.
  const [arrivedAt, setArrivedAt] = useState(here.key);
  if (arrivedAt !== here.key) {
    setArrivedAt(here.key);
    setWished(null);
  }
  const wish: Wish = (asked, { replace }) => {
    const search = asked === null ? '' : `?${asked.toString()}`;
    setWished({ search, from: here.key });
    void navigate({ pathname: here.pathname, search }, { replace, preventScrollReset: true });
  };
  const coming = next?.pathname === here.pathname ? next.search : here.search;
  return { search: wished?.from === here.key ? wished.search : coming, wish };
};
