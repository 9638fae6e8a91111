import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { type PurchaseAddress, writePurchase } from './purchase-address.ts';

/** Moves through the drawer. */
export interface Moves {
  /** what is chosen within a step: the browser's back button does not undo it */
  choose: (change: Partial<PurchaseAddress>) => void;
  /** another step: the back button leads here again */
  goTo: (change: Partial<PurchaseAddress>) => void;
  close: () => void;
}

export const useMoves = (childId: number, at: PurchaseAddress): Moves => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const move = useCallback(
    (change: Partial<PurchaseAddress>, replace: boolean) =>
      void navigate(`${pathname}?${writePurchase({ ...at, ...change }).toString()}`, {
        replace,
        preventScrollReset: true,
      }),
    [navigate, pathname, at],
  );
  return {
    choose: (change) => move(change, true),
    goTo: (change) => move(change, false),
    close: () => void navigate(paths.child(childId), { replace: true, preventScrollReset: true }),
  };
};
