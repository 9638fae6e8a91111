/** What bills are called, and what the school tells about payments. */
export const billing = {
  bill: (number: number, of: number, from: string, to: string) => `Bill ${number} of ${of} · ${from} – ${to}`,
  fee: 'Card fee',
  paid: {
    title: 'Your payment has arrived',
    body: (child: string, bill: string, amount: string) =>
      `Thank you! We have received ${amount} for ${child}. ${bill} is paid.`,
  },
  enrolled: {
    title: (child: string) => `${child} is enrolled`,
    body: (child: string, bill: string, amount: string) =>
      `Thank you! We have received ${amount}, and ${child} has a place in the course. ${bill} is paid.`,
  },
  reversed: {
    title: 'A payment was taken back',
    body: (child: string, bill: string, amount: string) =>
      `The payment service has taken back ${amount} for ${child}. ${bill} is open again, and lessons wait until it is paid. If you did not expect this, please write to us.`,
  },
  staffReversed: {
    title: 'A payment was taken back',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `${amount} for ${child} (${bill}, payment ${orderId}) was taken back by the payment service. The bill is open again; a parcel that was not shipped yet is held.`,
  },
  toRefund: {
    title: 'We will give a payment back',
    body: (child: string, bill: string, amount: string) =>
      `${amount} for ${child} (${bill}) has arrived, but nothing was left to pay with it. We will give it back to you. You need not do anything; if it takes too long, please write to us.`,
  },
  paidByOther: {
    title: 'Your other payment counts now',
    body: (child: string, bill: string, amount: string) =>
      `The payment service has taken back one of your two payments for ${child}. The other one of ${amount}, which we were about to give back, now pays ${bill}. Nothing changes for ${child}.`,
  },
  staffPaidByOther: {
    title: 'A payment need not be refunded any more',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `The payment service took back what had paid ${bill} of ${child}. Payment ${orderId} of ${amount}, which was to be refunded, pays it now. Please do not give it back.`,
  },
  staffOtherAmount: {
    title: 'A payment has another amount',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `The payment service speaks of another amount than ${amount} for payment ${orderId} of ${child} (${bill}). Such money pays nothing here. Please look at the payment there.`,
  },
  staffToRefund: {
    title: 'A payment has to be refunded',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `${amount} for ${child} (${bill}) arrived although there was nothing left to pay. Please give payment ${orderId} back at the payment service.`,
  },
  staffRefunded: {
    title: 'A payment was given back',
    body: (child: string, bill: string, amount: string, orderId: string) =>
      `Payment ${orderId} of ${amount} for ${child} (${bill}), which was to be refunded, has gone back. Nothing else has to be done.`,
  },
};
