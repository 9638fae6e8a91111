import { useLocation, useSearchParams } from 'react-router';
import { useListSearch } from './list-search.ts';
import { parseId } from './record-id.ts';

/** What an address can name to be open beside a list; one at a time. */
const panels = [
  'order',
  'ship',
  'child',
  'entry',
  'price',
  'payment',
  'bill',
  'difference',
  'message',
  'group',
  'task',
  'written',
] as const;
export type PanelName = (typeof panels)[number];

/** The address of a list with this panel open beside it; null closes every panel. */
export const withPanel = (search: URLSearchParams, open: readonly [PanelName, string] | null) => {
  const changed = new URLSearchParams(search);
  for (const panel of panels) changed.delete(panel);
  if (open) changed.set(...open);
  return changed;
};

/**
 * What is open beside a list, as the address says it. Opening it is a step that the back button takes back; going on to
 * another is none.
 */
export const usePanel = (name: PanelName) => {
  const { search } = useListSearch();
  const [, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const here = (state ?? {}) as { wasOpen?: boolean };
  const isOpen = panels.some((panel) => search.has(panel));
  return {
    /** what the address names; null: it is closed */
    named: search.get(name),
    /** `page` of the list: where it is another one */
    open: (named: string, page?: number) => {
      const next = withPanel(search, [name, named]);
      if (page !== undefined) next.set('page', String(page));
      const replace = isOpen || here.wasOpen === true;
      setSearch(next, { replace, state: { ...here, wasOpen: false }, flushSync: true });
    },
    // Not by going back, which would end a navigation that has begun meanwhile. The next one takes this step's place.
    close: () =>
      setSearch(withPanel(search, null), {
        replace: true,
        state: { ...here, wasOpen: true },
        flushSync: true,
      }),
  };
};

/** The number of the record that is open beside a list; null when none is, 0 for what is no number. */
export const idOf = (named: string | null): number | null => (named === null ? null : (parseId(named) ?? 0));
