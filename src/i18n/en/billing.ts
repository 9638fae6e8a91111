/** What bills are called, and what the school tells about payments. */
export const billing = {
  bill: (number: number, of: number, from: string, to: string) => `Bill ${number} of ${of} · ${from} – ${to}`,
  fee: 'Card fee',
  laterBills: 'Later bills of a year',
  difference: 'Difference to the amount that arrived',
  refundedByGateway: {
    title: 'We have refunded money',
    body: (child: string, bill: string, amount: string) =>
      `We have refunded ${amount} for ${child} (${bill}). It goes to the account it came from; your bank may take some days to show it, with a credit card up to 14.`,
  },
  refundedByTransfer: {
    title: 'We have refunded money',
    body: (child: string, bill: string, amount: string) =>
      `We have refunded ${amount} for ${child} (${bill}) by a bank transfer. It should be in your bank account within two working days.`,
  },
  reopened: {
    waits: (bill: string) => `${bill} is open again, and lessons wait until it is paid.`,
    goesOn: (bill: string) =>
      `${bill} is open again. Today’s lessons go on, because the present months are paid.`,
    closed: (bill: string) =>
      `Registration for this class has closed, so ${bill} cannot be paid again. If another class is open, you can choose it on the child’s page; or write to us.`,
  },
  staffRefundRefused: {
    title: 'A refund was refused',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `The payment service did not refund ${amount} for ${child} (${bill}, payment ${orderId}). Please transfer the money and write it down under Payments.`,
  },
  staffRefundNotNeeded: {
    title: 'A refund is not needed any more',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `Before ${amount} for ${child} (${bill}, payment ${orderId}) could be refunded, the whole payment was returned in another way, so this refund was ended. Please do not transfer anything.`,
  },
  staffBackTwice: {
    title: 'Money was returned twice',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `The payment service has reversed payment ${orderId} for ${child} (${bill}), of which ${amount} was refunded by a transfer before. The family has that twice: please talk to it, or object at the payment service.`,
  },
  staffGivenThere: {
    title: 'The payment service has refunded money',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `${amount} of payment ${orderId} for ${child} (${bill}) went back at the payment service, and not from here. It is counted, and the family was told.`,
  },
  paid: {
    title: 'Your payment has arrived',
    body: (child: string, bill: string, amount: string) =>
      `Thank you! We have received ${amount} for ${child}. ${bill} is paid.`,
  },
  paidByLink: {
    title: 'Paid through your payment link',
    body: (child: string, bill: string, amount: string) =>
      `Paid by the person you sent the link to: ${amount} for ${child} has arrived, and ${bill} is paid.`,
  },
  linkUnused: {
    title: 'Your payment link has expired',
    body: (child: string, bill: string, moment: string) =>
      `The link for ${bill} of ${child} worked until ${moment}, and nobody began to pay through it. You can pay the bill yourself or make a new link.`,
  },
  linkRanOut: {
    title: 'A payment through your link was not finished',
    body: (child: string, amount: string) =>
      `The person you sent the link to began to pay ${amount} for ${child}, but the time ran out before the money came. No money was taken.`,
    open: (bill: string) => `${bill} is still open.`,
    closed: (bill: string) =>
      `Registration for this class has closed, so ${bill} cannot be paid any more. If another class is open, you can choose it on the child’s page; or write to us.`,
  },
  enrolled: {
    title: (child: string) => `${child} is enrolled`,
    body: (child: string, bill: string, amount: string) =>
      `Thank you! We have received ${amount}, and ${child} has a place in the course. ${bill} is paid.`,
  },
  reversed: {
    title: 'A payment was reversed',
    body: (child: string, bill: string, amount: string) =>
      `The payment service has reversed the payment of ${amount} for ${child}. ${bill} is open again, and lessons wait until it is paid. If you did not expect this, please write to us.`,
    ahead: (child: string, bill: string, amount: string) =>
      `The payment service has reversed the payment of ${amount} for ${child}. ${bill} is open again. Today’s lessons go on, because the present months are paid. If you did not expect this, please write to us.`,
    closed: (child: string, bill: string, amount: string) =>
      `The payment service has reversed the payment of ${amount} for ${child}. Registration for this class has closed, so ${bill} cannot be paid again, and ${child}’s place in the class has ended. If you did not expect this, please write to us.`,
  },
  undone: {
    title: 'A payment was recorded by mistake',
    body: (child: string, bill: string, amount: string) =>
      `We recorded ${amount} for ${child} by mistake, and have undone that. ${bill} is open again, and lessons wait until it is paid. If you did pay it, please write to us.`,
    ahead: (child: string, bill: string, amount: string) =>
      `We recorded ${amount} for ${child} by mistake, and have undone that. ${bill} is open again; today’s lessons go on. If you did pay it, please write to us.`,
    closed: (child: string, bill: string, amount: string) =>
      `We recorded ${amount} for ${child} by mistake, and have undone that. Registration for this class has closed, so ${bill} cannot be paid any more. If you did pay it, please write to us.`,
  },
  staffReversed: {
    title: 'A payment was reversed',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `The payment service has reversed ${amount} for ${child} (${bill}, payment ${orderId}).`,
    open: 'The bill is open again; a parcel that was not shipped yet is held.',
    closed:
      'Registration for this class has closed, so the bill cannot be paid again and the place in the class has ended; a parcel that was not shipped yet is not to be sent.',
  },
  toRefund: {
    title: 'We will refund a payment',
    body: (child: string, bill: string, amount: string) =>
      `${amount} for ${child} (${bill}) has arrived, but nothing was left to pay with it. We will refund it to the account it came from. You need not do anything; if it takes too long, please write to us.`,
  },
  notCounted: {
    title: 'We will refund a payment',
    body: (child: string, bill: string, amount: string) =>
      `${amount} for ${child} (${bill}) has arrived, but the amount is not that of the bill. So it does not count, and we will refund it to the account it came from.`,
    open: (bill: string) => `${bill} is still open: please pay it with the amount that it shows.`,
    paid: (bill: string) => `Nothing is left to pay for ${bill}.`,
    closed: (bill: string) =>
      `Registration for this class has closed, so ${bill} cannot be paid any more. If another class is open, you can choose it on the child’s page; or write to us.`,
  },
  paidByOther: {
    title: 'Your other payment counts now',
    body: (child: string, bill: string, amount: string) =>
      `One of your two payments for ${child} was returned. The other one of ${amount}, which we were about to refund, now pays ${bill}. Nothing changes for ${child}.`,
  },
  staffPaidByOther: {
    title: 'A payment need not be refunded any more',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `What had paid ${bill} of ${child} was returned. Payment ${orderId} of ${amount}, which was to be refunded, pays it now. Please do not refund it.`,
  },
  staffOtherAmount: {
    title: 'A payment has another amount',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `The payment service speaks of another amount than ${amount} for payment ${orderId} of ${child} (${bill}). Such money pays nothing here. Please decide about it under Payments.`,
  },
  staffToRefund: {
    title: 'A payment has to be refunded',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `${amount} for ${child} (${bill}) arrived although there was nothing left to pay. Please refund payment ${orderId} under Payments.`,
  },
  staffNotCounted: {
    title: 'A payment has to be refunded',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `${amount} for ${child} (${bill}) arrived with another amount than was charged and does not count. Please refund payment ${orderId} under Payments.`,
  },
  staffRefunded: {
    title: 'A payment was refunded',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `Payment ${orderId} of ${amount} for ${child} (${bill}), which was to be refunded, was returned. Nothing else has to be done.`,
  },
};
