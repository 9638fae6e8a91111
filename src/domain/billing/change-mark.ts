import { type PaymentState, paymentStates } from './payment-state.ts';

/** What of a family's payments has gone back, and what is on its way, in whole rupiah. */
export interface GoneBack {
  readonly refunded: number;
  readonly refunding: number;
}

/**
 * A text that differs after every change of a family's payments (rule R89): how many there are, how many have come as far as
 * each state or further, and how much of them went back. States move forward only, so none of these counts ever falls.
 */
export const changeMark = (
  counts: ReadonlyMap<PaymentState, number>,
  { refunded, refunding }: GoneBack = { refunded: 0, refunding: 0 },
): string => [statesMark(counts), ...(refunded + refunding > 0 ? [refunded, refunding] : [])].join('-');

const statesMark = (counts: ReadonlyMap<PaymentState, number>): string =>
  paymentStates
    .map((_state, place) =>
      paymentStates.slice(place).reduce((sum, state) => sum + (counts.get(state) ?? 0), 0),
    )
    .join('.');
