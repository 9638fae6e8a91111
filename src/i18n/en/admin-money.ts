import { moneyTrail } from './money-trail.ts';

/** Where the money of a payment was and is, in the words of the back office. */
export const money = {
  ...moneyTrail,
  title: 'Payment timeline',
  steps: {
    ...moneyTrail.steps,
    under_review: 'Amount mismatch',
    to_refund: 'To refund',
    going_back: 'Refund pending',
    part_back: 'Partially refunded',
    gone_back: 'Refunded',
  },
  next: {
    ...moneyTrail.next,
    to_refund: 'Once it is refunded, the family gets a message in its inbox.',
    going_back:
      'It is going to the account it came from. Once that is done, the family gets a message in its inbox.',
  },
};
