import type { Rupiah } from '../values/money.ts';
import type { Amounts } from './amounts.ts';

/** The figures a client may send along, in rupiah; each may be absent. */
export interface AmountsSent {
  readonly deliveryAmount?: number | null | undefined;
  readonly chargeAmount?: number | null | undefined;
  readonly grossAmount?: number | null | undefined;
}

/** The right figures, for a client that had others. */
export interface RightAmounts {
  readonly deliveryAmount: Rupiah;
  readonly chargeAmount: Rupiah | null;
  readonly grossAmount: Rupiah;
}

const agrees = (sent: number | null | undefined, right: Rupiah | null) =>
  sent === null || sent === undefined || right === null || sent === right;

/**
 * Compares the amounts that a client sent with those computed here: absent is accepted, a number must be equal, and
 * `charge_amount` counts for cards only. Null when they agree, else `amounts_differ` with the right ones (rule R56).
 */
export function amountsRefusal(
  sent: AmountsSent,
  amounts: Amounts,
): { readonly refused: 'amounts_differ'; readonly right: RightAmounts } | null {
  const right = {
    deliveryAmount: amounts.delivery,
    chargeAmount: amounts.chargeAmount,
    grossAmount: amounts.gross,
  };
  const agree =
    agrees(sent.deliveryAmount, right.deliveryAmount) &&
    agrees(sent.chargeAmount, right.chargeAmount) &&
    agrees(sent.grossAmount, right.grossAmount);
  return agree ? null : { refused: 'amounts_differ', right };
}
