import { type PaymentState, paymentStates } from './payment-state.ts';

/** What of a family's payments has gone back, and what is on its way, in whole rupiah. */
export interface GoneBack {
  readonly refunded: number;
  readonly refunding: number;
  /** of how many payments another amount was ever reported, or decided about, added up */
  readonly otherAmounts?: number;
}

/**
 * A text that differs after every change of a family's payments (rule R89): how many there are, how many have come as far as
 * each state or further, how much of them went back, and what is known of other amounts. States move forward only, so none of their
 * counts ever falls.
 */
export const changeMark = (
  counts: ReadonlyMap<PaymentState, number>,
  { refunded, refunding, otherAmounts = 0 }: GoneBack = { refunded: 0, refunding: 0 },
): string =>
  [
    statesMark(counts),
    ...(refunded + refunding > 0 ? [refunded, refunding] : []),
    ...(otherAmounts > 0 ? [`o${otherAmounts}`] : []),
  ].join('-');

const statesMark = (counts: ReadonlyMap<PaymentState, number>): string =>
  paymentStates
    .map((_state, place) =>
      paymentStates.slice(place).reduce((sum, state) => sum + (counts.get(state) ?? 0), 0),
    )
    .join('.');
