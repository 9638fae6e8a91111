import { moneyTrail } from './money-trail.ts';

/** Where the money of a payment was and is, for the family. */
export const money = {
  ...moneyTrail,
  title: 'Payment status',
  steps: {
    ...moneyTrail.steps,
    under_review: 'Arrived, but not the bill’s amount',
    to_refund: 'To be refunded',
    going_back: 'Refund on its way',
    part_back: 'Partly refunded',
    gone_back: 'Money returned',
  },
  next: {
    ...moneyTrail.next,
    to_refund: 'The school refunds it. Once that is done, a message in the inbox says so.',
    going_back: 'It goes to the account it came from. Once that is done, a message in the inbox says so.',
  },
};
