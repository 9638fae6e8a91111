/** Having a bill paid by somebody else: the family's side, and the page that the payer sees. Loaded when it is asked for. */
export const paymentLink = {
  title: 'A link for whoever pays',
  close: 'Close',
  loading: 'We are looking whether there is a link',
  what: (name: string) =>
    `Whoever opens the link sees only the name “${name}”, this bill and its amount. The full name and everything else stay unseen.`,
  lasts: (days: number) =>
    `It works for ${days} days, is paid by QRIS or Mandiri, and can be turned off at any time.`,
  lastsUntil: (date: string) =>
    `It works until the end of ${date}, is paid by QRIS or Mandiri, and can be turned off at any time.`,
  make: 'Create the link',
  once: 'Here is your link. We show it this once, so send or copy it now.',
  until: (moment: string) => `It works until ${moment}.`,
  since: (moment: string) => `A link for this bill has been open since ${moment}.`,
  used: (moment: string) => `A payment was started through it on ${moment}.`,
  unused: 'Nobody has begun to pay through it yet.',
  hidden: 'We cannot show it again. If you have lost it, create a new one; the old one then stops working.',
  copy: 'Copy the link',
  copied: 'Copied',
  byHand: 'It is marked now: press and hold it, and copy it.',
  share: 'Share',
  whatsapp: 'Send by WhatsApp',
  message: (school: string, url: string) =>
    `Hello! Could you pay this course bill at ${school} for us? The amount and the ways to pay are here, and no sign-in is needed: ${url}`,
  renew: 'Create a new link',
  renewAsk: {
    title: 'Create a new link?',
    text: 'The old link stops working at once, and a payment that was started through it and is not paid is cancelled.',
    yes: 'Yes, create a new one',
    no: 'Keep the old one',
  },
  payer: {
    page: 'Pay a bill',
    shared:
      'A family asks you to pay a course bill. The amount and the ways to pay are here, and no sign-in is needed.',
    title: (name: string) => `A course bill for ${name}`,
    lead: (school: string, name: string) =>
      `${name}’s family asks you to pay this bill at ${school}, an online English course for children. Thank you for helping!`,
    loading: 'The bill is being loaded',
    amount: 'To pay',
    opens: (date: string) => `Pay now and lessons open at once, up to ${date}.`,
    how: 'How would you like to pay?',
    familyPays: (time: string) => `The family is paying this bill right now: they began at ${time} WIB.`,
    familyPaysText:
      'Please ask them first. If you choose a way to pay here, the code that they have stops working.',
    safe: 'The money goes to the school through Midtrans, a licensed payment service. You need no account, and we do not ask who you are.',
    next: 'Once the money is there, this page says so, the bill is paid and the family is told.',
    until: (moment: string) => `This link works until ${moment}.`,
    other: 'Pay another way',
    check: 'Check now',
    waiting: 'We check automatically. You can leave this page open.',
    waitingNumbers: 'You can close this page: the bill is paid all the same once the money is there.',
    ended: 'That code can no longer be paid. No money was taken by it; please choose again how to pay.',
    paid: 'Thank you!',
    paidText: 'This bill is paid, and the family has been told. There is nothing more to do.',
    proof: {
      title: 'Proof of payment',
      child: 'For',
      bill: (name: string) => `Course bill for ${name}`,
      at: 'Paid on',
      method: 'Payment method',
      order: 'Order number',
      share: 'Share or save',
      print: 'Print or save as PDF',
      copy: 'Copy the text',
      copied: 'Copied',
      text: (proof: Record<'school' | 'amount' | 'name' | 'moment' | 'method' | 'order', string>) =>
        `Paid at ${proof.school}: ${proof.amount}, course bill for ${proof.name}, on ${proof.moment} by ${proof.method}. Order number ${proof.order}.`,
    },
    takenBack: 'Your money was returned',
    takenBackText: (paidAt: string, backAt: string) =>
      `Your payment of ${paidAt} had arrived. On ${backAt} the money went back to the account it came from; until a bank shows it, some days may pass.`,
    /** where the school gave it to the family */
    transferredText: (paidAt: string, backAt: string) =>
      `Your payment of ${paidAt} had arrived. On ${backAt} the school refunded the money to the family by a transfer; please ask them for it.`,
    /** where a part of it went that way */
    partlyTransferredText: (parts: Record<'paidAt' | 'backAt' | 'returned' | 'transferred', string>) =>
      `Your payment of ${parts.paidAt} had arrived. By ${parts.backAt} all of it was returned: ${parts.returned} to the account it came from, and ${parts.transferred} by a transfer of the school to the family; please ask them for that.`,
    takenBackAsk:
      'Please ask the family before you pay again. This link is closed; for another payment they send you a new one.',
    takenBackPaid: 'The bill has been paid otherwise since then, so there is nothing more to do.',
    refund: 'Your money will be refunded',
    refundText: (school: string) =>
      `Your payment arrived when the bill had already been paid. ${school} refunds it to the account it came from; please keep the number below until it is there.`,
    refundOther: (school: string) =>
      `The amount that arrived is not that of the bill, so it does not count. ${school} refunds it to the account it came from; please keep the number below until it is there.`,
    refundOtherAsk: 'The bill is still open. Please ask the family before you pay again.',
    review: 'Your payment is being looked at',
    reviewText: (school: string) =>
      `Your payment has arrived, but the amount is not that of the bill. ${school} has been notified and is looking at it; please pay nothing more for now. This page tells you what comes of it.`,
    expired: 'This link has expired',
    expiredText: 'The bill can no longer be paid by it. Please ask the family for a new link.',
    unknown: 'This link does not work',
    unknownText:
      'Perhaps it was turned off, or a part of it is missing. Please ask the family for a new link.',
    order: (number: string) => `Payment ${number}`,
    failed: 'We could not load the bill',
    failedText: 'Please check your connection and try again.',
    retry: 'Try again',
    /** from where many wrong links were tried; a good one is never refused so */
    limitedText:
      'It is not valid any more, or a part of it is missing. Please ask the family for a new link, or try again later.',
  },
};
