import { Suspense } from 'react';
import type { Child } from '../../../contract/objects.ts';
import { useHydrated } from '../../hydrated/use-hydrated.ts';
import { lazyPart, loadPart } from '../../hydrated/load-screens.ts';
import { loadChargeScreen, loadShopping } from './drawer-parts.ts';
import { readPurchase } from './purchase-address.ts';
import { useOptimisticSearch } from './use-optimistic-search.ts';

const addressed = () => readPurchase(new URLSearchParams(location.search));

const Drawer = lazyPart(() => {
  // Loaded together with its content: one after the other would take two round trips.
  void (addressed()?.orderId ? loadPart(loadChargeScreen) : loadPart(loadShopping));
  return import('./drawer.tsx');
});

/**
 * The purchase drawer of a child's page. It stands there always and opens by the address alone: by a link to
 * `paths.buyCourse(childId)` or `paths.payBill(childId, billingId)`; leaving that address closes it. The page's
 * `shouldRevalidate` must say no to another search of the same path, so that a step costs no call. When a payment has
 * arrived, every query of the page is fetched again.
 */
export const Purchase = ({ child }: { child: Child }) => {
  const { search, setSearch } = useOptimisticSearch();
  const at = readPurchase(new URLSearchParams(search));
  const hydrated = useHydrated();
  if (!at || !hydrated) return null;
  return (
    <Suspense>
      <Drawer child={child} at={at} setSearch={setSearch} />
    </Suspense>
  );
};
