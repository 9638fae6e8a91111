import { type PaymentState, paymentStates } from './payment-state.ts';

/**
 * A text that differs after every change of a family's payments (rule R89): how many there are, and how many have come as
 * far as each state or further. States move forward only, so none of these counts ever falls.
 */
export const changeMark = (counts: ReadonlyMap<PaymentState, number>): string =>
  paymentStates
    .map((_state, place) =>
      paymentStates.slice(place).reduce((sum, state) => sum + (counts.get(state) ?? 0), 0),
    )
    .join('.');
