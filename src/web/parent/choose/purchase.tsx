import { Suspense, useEffect } from 'react';
import type { Child } from '../../../contract/objects.ts';
import { useTexts } from '../pattern/texts.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { lazyPart, loadPart } from '../../app/load-screens.ts';
import { loadChargeScreen, loadShopping, loadSteps } from './drawer-parts.ts';
import { asksForUnknownPurpose, readPurchase } from '../pay/purchase-address.ts';
import { notify } from '../../shell/notify.ts';
import { type SetSearch, useOptimisticSearch } from '../pay/use-optimistic-search.ts';

const addressed = () => readPurchase(new URLSearchParams(location.search));

const Drawer = lazyPart(() => {
  // Loaded together with its content: one after the other would take two round trips.
  const at = addressed();
  void (at?.orderId ? loadPart(loadChargeScreen) : loadPart(loadShopping));
  const beginsWithIntro = at?.purpose === 'BUY_COURSE' && at.step === 0;
  if (!at?.orderId && !beginsWithIntro) void loadPart(loadSteps);
  return import('./drawer.tsx');
});

/**
 * The purchase drawer of a child's page. It stands there always and opens by the address alone: by a link to
 * `paths.buyCourse(childId)`, `paths.nextGrade(childId)` or `paths.payBill(childId, billingId)`; leaving that address closes it. The page's
 * `shouldRevalidate` must say no to another search of the same path, so that a step costs no call. When a payment has
 * arrived, every query of the page is fetched again.
 * @param below the search of the address that it lies over
 */
export const Purchase = ({ child, below }: { child: Child; below: URLSearchParams | null }) => {
  const { search, setSearch } = useOptimisticSearch();
  const query = new URLSearchParams(search);
  const at = readPurchase(query);
  useRefuseUnknown(asksForUnknownPurpose(query), setSearch);
  const hydrated = useHydrated();
  if (!at || !hydrated) return null;
  return (
    <Suspense>
      <Drawer child={child} at={at} setSearch={setSearch} below={below} />
    </Suspense>
  );
};

/** A purchase that nobody knows is said to be so, and nothing opens. */
const useRefuseUnknown = (isUnknown: boolean, setSearch: SetSearch) => {
  const { unknownPurpose } = useTexts().purchase;
  useEffect(() => {
    if (!isUnknown) return;
    setSearch(null, { replace: true });
    notify({ severity: 'error', message: unknownPurpose });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each such address
  }, [isUnknown]);
};
