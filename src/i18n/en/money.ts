import { moneyTrail } from './money-trail.ts';

/** Where the money of a payment was and is, for the family. */
export const money = {
  ...moneyTrail,
  title: 'Payment status',
  steps: {
    ...moneyTrail.steps,
    under_review: 'Arrived with another amount',
    to_refund: 'To be given back',
    going_back: 'On its way back',
    part_back: 'A part has gone back',
    gone_back: 'Gone back',
  },
  next: {
    ...moneyTrail.next,
    to_refund: 'The school gives it back. Once that is done, a message in the inbox says so.',
    going_back: 'It goes to the account it came from. Once that is done, a message in the inbox says so.',
  },
};
