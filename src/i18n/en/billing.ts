/** What bills are called, and what the school tells about payments. */
export const billing = {
  bill: (number: number, of: number, from: string, to: string) => `Bill ${number} of ${of} · ${from} – ${to}`,
  fee: 'Card fee',
  laterBills: 'Later bills of a year',
  difference: 'Difference from the amount that arrived',
  refundedByGateway: {
    title: 'We have refunded money',
    body: (child: string, bill: string, amount: string) =>
      `We have refunded ${amount} for ${child} (${bill}). It goes to the account it came from; your bank may take a few days to show it, or up to 14 with a credit card.`,
  },
  refundedByTransfer: {
    title: 'We have refunded money',
    body: (child: string, bill: string, amount: string) =>
      `We have refunded ${amount} for ${child} (${bill}) by bank transfer. It should be in your bank account within a few working days.`,
  },
  reopened: {
    waits: (bill: string) => `${bill} is open again, and lessons wait until it is paid.`,
    goesOn: (bill: string) => `${bill} is open again. Lessons go on, because these months are paid.`,
    closed: (bill: string) =>
      `Registration for this class has closed, so ${bill} cannot be paid again. If another class is open, you can choose it on the child’s page; or write to us.`,
  },
  staffRefundRefused: {
    title: 'A refund was refused',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `The payment service did not refund ${amount} for ${child} (${bill}, payment ${orderId}). Please transfer the money and record it under Payments.`,
  },
  staffRefundNotNeeded: {
    title: 'A refund is no longer needed',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `Before ${amount} for ${child} (${bill}, payment ${orderId}) could be refunded, the whole payment went back another way, so this refund was ended. Please do not transfer anything.`,
  },
  staffBackTwice: {
    title: 'Money was returned twice',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `The payment service has reversed payment ${orderId} for ${child} (${bill}), of which ${amount} had already been refunded by bank transfer. The family has it twice: please talk to them, or dispute it with the payment service.`,
  },
  staffGivenThere: {
    title: 'The payment service has refunded money',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `${amount} of payment ${orderId} for ${child} (${bill}) was refunded at the payment service itself, not from here. It is counted, and the family has been told.`,
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
      `The link for ${bill} of ${child} worked until ${moment}, and nobody started to pay through it. You can pay the bill yourself or create a new link.`,
  },
  linkRanOut: {
    title: 'A payment through your link was not finished',
    body: (child: string, amount: string) =>
      `The person you sent the link to started to pay ${amount} for ${child}, but time ran out before the money arrived. No money was taken.`,
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
      `The payment service has reversed the payment of ${amount} for ${child}. ${bill} is open again. Lessons go on, because these months are paid. If you did not expect this, please write to us.`,
    closed: (child: string, bill: string, amount: string) =>
      `The payment service has reversed the payment of ${amount} for ${child}. Registration for this class has closed, so ${bill} cannot be paid again, and ${child}’s place in the class has ended. If you did not expect this, please write to us.`,
  },
  undone: {
    title: 'A payment was recorded by mistake',
    body: (child: string, bill: string, amount: string) =>
      `We are sorry: we recorded ${amount} for ${child} by mistake, and have undone it. ${bill} is open again, and lessons wait until it is paid. If you did pay it, please write to us.`,
    ahead: (child: string, bill: string, amount: string) =>
      `We are sorry: we recorded ${amount} for ${child} by mistake, and have undone it. ${bill} is open again; lessons go on. If you did pay it, please write to us.`,
    closed: (child: string, bill: string, amount: string) =>
      `We are sorry: we recorded ${amount} for ${child} by mistake, and have undone it. Registration for this class has closed, so ${bill} cannot be paid any more. If you did pay it, please write to us.`,
  },
  staffReversed: {
    title: 'A payment was reversed',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `The payment service has reversed ${amount} for ${child} (${bill}, payment ${orderId}).`,
    open: 'The bill is open again; any parcel not yet shipped is held.',
    closed:
      'Registration for this class has closed, so the bill cannot be paid again and the place in the class has ended; please do not send any parcel not yet shipped.',
  },
  toRefund: {
    title: 'We will refund a payment',
    body: (child: string, bill: string, amount: string) =>
      `${amount} for ${child} (${bill}) arrived when there was nothing left to pay. We will refund it to the account it came from. You do not need to do anything; if it takes too long, please write to us.`,
  },
  notCounted: {
    title: 'We will refund a payment',
    body: (child: string, bill: string, amount: string) =>
      `${amount} for ${child} (${bill}) has arrived, but the amount does not match the bill. So it does not count, and we will refund it to the account it came from.`,
    open: (bill: string) => `${bill} is still open: please pay the amount it shows.`,
    paid: (bill: string) => `There is nothing left to pay for ${bill}.`,
    closed: (bill: string) =>
      `Registration for this class has closed, so ${bill} cannot be paid any more. If another class is open, you can choose it on the child’s page; or write to us.`,
  },
  paidByOther: {
    title: 'Your other payment now counts',
    body: (child: string, bill: string, amount: string) =>
      `One of your two payments for ${child} went back. The other, ${amount}, which we were about to refund, now pays ${bill}. Nothing changes for ${child}.`,
  },
  staffPaidByOther: {
    title: 'A payment no longer needs refunding',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `The money that had paid ${bill} for ${child} went back. Payment ${orderId} of ${amount}, which was to be refunded, now pays it. Please do not refund it.`,
  },
  staffOtherAmount: {
    title: 'A payment has a different amount',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `The payment service reports an amount other than ${amount} for payment ${orderId} of ${child} (${bill}). It has not paid anything yet. Please decide under Payments.`,
  },
  staffToRefund: {
    title: 'A payment has to be refunded',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `${amount} for ${child} (${bill}) arrived when there was nothing left to pay. Please refund payment ${orderId} under Payments.`,
  },
  staffNotCounted: {
    title: 'A payment has to be refunded',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `${amount} for ${child} (${bill}) arrived with a different amount from the bill and does not count. Please refund payment ${orderId} under Payments.`,
  },
  staffRefunded: {
    title: 'A payment was refunded',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `Payment ${orderId} of ${amount} for ${child} (${bill}) has been refunded. There is nothing more to do.`,
  },
};
