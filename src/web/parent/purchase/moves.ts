import { type PurchaseAddress, writePurchase } from './purchase-address.ts';
import type { Wish } from './use-wished-search.ts';

/** Moves through the drawer. */
export interface Moves {
  /** what is chosen within a step: the browser's back button does not undo it */
  choose: (change: Partial<PurchaseAddress>) => void;
  /** another step: the back button leads here again */
  goTo: (change: Partial<PurchaseAddress>) => void;
  close: () => void;
}

export const movesFrom = (at: PurchaseAddress, wish: Wish): Moves => ({
  choose: (change) => wish(writePurchase({ ...at, ...change }), { replace: true }),
  goTo: (change) => wish(writePurchase({ ...at, ...change }), { replace: false }),
  close: () => wish(null, { replace: true }),
});
