/** Where the money of a payment was and is, for the family and for staff. */
export const money = {
  title: 'Where the money is',
  steps: {
    asked: 'Asked for',
    waiting: 'Waiting for the payment',
    bank: 'With the bank',
    not_paid: 'Not paid',
    here: 'Arrived at the school',
    going_back: 'On its way back',
    part_back: 'A part has gone back',
    gone_back: 'Gone back',
  },
  until: (moment: string) => `until ${moment}`,
  byTransfer: 'by bank transfer',
  byGateway: 'to where it came from',
  /** what happens next, by the last step */
  next: {
    asked: '',
    waiting: 'As soon as it is paid, this says so by itself.',
    bank: 'The bank is still checking it. That usually takes some minutes, rarely a day.',
    not_paid: 'Nothing was taken. Money that a bank shows as reserved becomes free again by itself.',
    here: 'Nothing else has to be done.',
    going_back: 'The school gives it back. As soon as that is done, a message says so.',
    part_back: 'With a bank it may take some days until it is seen.',
    gone_back: 'Until a bank shows it, some days may pass, with a credit card up to 14.',
  },
};
