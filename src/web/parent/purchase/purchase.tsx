import { Suspense, lazy, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { Child } from '../../../contract/objects.ts';
import { useHydrated } from '../../form.ts';
import { type PurchaseAddress, readPurchase } from './purchase-address.ts';

const Drawer = lazy(() => import('./drawer.tsx'));

/**
 * The purchase drawer of a child's page. It stands there always and opens by the address alone: by a link to
 * `paths.buyCourse(childId)` or `paths.payBill(childId, billingId)`; leaving that address closes it. The page's
 * `shouldRevalidate` must say no to another search of the same path, so that a step costs no call. When a payment has
 * arrived, every question of the page is asked anew.
 */
export const Purchase = ({ child }: { child: Child }) => {
  const at = useAddress();
  const [last, setLast] = useState<PurchaseAddress | null>(null);
  const hydrated = useHydrated();
  const key = JSON.stringify(at);
  if (at && key !== JSON.stringify(last)) setLast(at);
  // A closed drawer stays a moment longer, to go away gently and to give the focus back.
  const shown = at ?? last;
  if (!shown || !hydrated) return null;
  return (
    <Suspense>
      <Drawer child={child} at={shown} opened={at !== null} />
    </Suspense>
  );
};

/** Where the visitor is about to be: a choice shows at once, while the router still asks for the session. */
const useAddress = (): PurchaseAddress | null => {
  const here = useLocation();
  const { location: next } = useNavigation();
  const { search } = next?.pathname === here.pathname ? next : here;
  return readPurchase(new URLSearchParams(search));
};
