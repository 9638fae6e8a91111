import { moneyTrail } from './money-trail.ts';

/** Where the money of a payment was and is, for the family. */
export const money = {
  ...moneyTrail,
  title: 'Payment status',
  steps: {
    ...moneyTrail.steps,
    under_review: 'Arrived with a different amount',
    to_refund: 'To be refunded',
    going_back: 'Refund on its way',
    part_back: 'Partly refunded',
    gone_back: 'Money returned',
  },
  next: {
    ...moneyTrail.next,
    to_refund: 'The school will refund it. You get a message in your inbox once that is done.',
    going_back: 'It is going to the account it came from. You get a message in your inbox once that is done.',
  },
};
