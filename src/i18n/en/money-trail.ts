/** Where the money of a payment was and is: what the family and staff read alike. */
export const moneyTrail = {
  steps: {
    asked: 'Request made',
    waiting: 'Waiting for the payment',
    bank: 'With the bank',
    not_paid: 'Not paid',
    here: 'Received',
    undone: 'Entry undone',
  },
  until: (moment: string) => `until ${moment}`,
  byTransfer: 'by bank transfer',
  byGateway: 'to the account it came from',
  /** what of it is still paid after a part went back */
  left: (amount: string) => `${amount} stays paid.`,
  /** with a card, of which a bank shows late that it went back */
  lateOnCards: 'With a credit card it may take up to 14 days.',
  /** with a card that was not charged */
  heldByBank: 'Money your bank has reserved is released by itself.',
  afterwards: 'Then:',
  coming: {
    here: 'Received',
    opens: 'The bill is paid and its lessons open',
    receipt: 'Receipt by email',
    part_back: 'This part refunded',
    gone_back: 'Money returned',
  },
  /** what happens next, by the last step */
  next: {
    asked: '',
    waiting: 'This page updates by itself once the money has arrived.',
    under_review: 'The school is looking into it. Please do not pay again for now.',
    bank: 'The bank is still checking it. That usually takes a few minutes, rarely a day.',
    not_paid: 'No money was taken.',
    here: '',
    part_back: 'Your bank may take a few days to show it.',
    gone_back: 'Your bank may take a few days to show it.',
    undone: 'It was recorded by mistake.',
  },
};
