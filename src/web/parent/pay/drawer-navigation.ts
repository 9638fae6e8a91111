import { type PurchaseAddress, writePurchase } from './purchase-address.ts';
import type { SetSearch } from './use-optimistic-search.ts';

/** Navigates within the drawer. */
export interface DrawerNavigation {
  /** what is chosen within a step: the browser's back button does not undo it */
  choose: (change: Partial<PurchaseAddress>) => void;
  /** another step: the back button leads here again */
  goTo: (change: Partial<PurchaseAddress>) => void;
  close: () => void;
}

/** @param below the search of the address that the drawer lies over, to which it closes */
export const drawerNavigation = (
  at: PurchaseAddress,
  setSearch: SetSearch,
  below: URLSearchParams | null,
): DrawerNavigation => ({
  choose: (change) => setSearch(writePurchase({ ...at, ...change }), { replace: true }),
  goTo: (change) => setSearch(writePurchase({ ...at, ...change }), { replace: false }),
  close: () => setSearch(below, { replace: true }),
});
