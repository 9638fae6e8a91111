/** Having a bill paid by somebody else: the family's side, and the page that the payer sees. Loaded when it is asked for. */
export const paymentLink = {
  title: 'A link for whoever pays',
  close: 'Close',
  loading: 'Checking whether there is a link',
  what: (name: string) =>
    `Whoever opens the link sees only the name “${name}”, this bill and its amount. The full name and everything else stay hidden.`,
  lasts: (days: number) =>
    `It works for ${days} days, takes QRIS or Mandiri, and you can turn it off at any time.`,
  lastsUntil: (date: string) =>
    `It works until the end of ${date}, takes QRIS or Mandiri, and you can turn it off at any time.`,
  make: 'Create the link',
  once: 'Here is your link. You will only see it this once, so send or copy it now.',
  until: (moment: string) => `It works until ${moment}.`,
  since: (moment: string) => `A link for this bill has been open since ${moment}.`,
  used: (moment: string) => `A payment was started through it on ${moment}.`,
  unused: 'Nobody has started to pay through it yet.',
  hidden: 'We cannot show it again. If you have lost it, create a new one; the old one will stop working.',
  copy: 'Copy the link',
  copied: 'Copied',
  byHand: 'It is selected: press and hold, then copy.',
  share: 'Share',
  whatsapp: 'Send by WhatsApp',
  message: (school: string, url: string) =>
    `Hello! Could you pay this course bill at ${school} for us? The amount and the ways to pay are here, with no need to sign in: ${url}`,
  renew: 'Create a new link',
  renewAsk: {
    title: 'Create a new link?',
    text: 'The old link stops working straight away, and any unfinished payment through it is cancelled.',
    yes: 'Yes, create a new one',
    no: 'Keep the old one',
  },
  payer: {
    page: 'Pay a bill',
    shared:
      'A family is asking you to pay a course bill. The amount and the ways to pay are here, with no need to sign in.',
    title: (name: string) => `A course bill for ${name}`,
    lead: (school: string, name: string) =>
      `${name}’s family is asking you to pay this bill at ${school}, an online English course for children. Thank you for helping!`,
    loading: 'The bill is being loaded',
    amount: 'To pay',
    opens: (date: string) => `Pay now and the lessons open straight away, up to ${date}.`,
    how: 'How would you like to pay?',
    familyPays: (time: string) => `The family is paying this bill right now: they started at ${time} WIB.`,
    familyPaysText: 'Please ask them first. If you choose a way to pay here, their code stops working.',
    safe: 'The money goes to the school through Midtrans, a licensed payment service. You do not need an account, and we do not ask who you are.',
    next: 'Once the money arrives, this page says so, the bill is paid and we tell the family.',
    until: (moment: string) => `This link works until ${moment}.`,
    other: 'Pay another way',
    check: 'Check now',
    waiting: 'We check automatically. You can leave this page open.',
    waitingNumbers: 'You can close this page: the bill is paid all the same once the money arrives.',
    ended: 'That code can no longer be paid. No money was taken; please choose again how to pay.',
    paid: 'Thank you!',
    paidText: 'This bill is paid, and we have told the family. There is nothing more to do.',
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
      `Your payment of ${paidAt} arrived. On ${backAt} the money went back to the account it came from; your bank may take a few days to show it.`,
    /** where the school gave it to the family */
    transferredText: (paidAt: string, backAt: string) =>
      `Your payment of ${paidAt} arrived. On ${backAt} the school refunded the money to the family by bank transfer; please ask them for it.`,
    /** where a part of it went that way */
    partlyTransferredText: (parts: Record<'paidAt' | 'backAt' | 'returned' | 'transferred', string>) =>
      `Your payment of ${parts.paidAt} arrived. By ${parts.backAt} all of it had gone back: ${parts.returned} to the account it came from, and ${parts.transferred} by the school’s bank transfer to the family; please ask them for that.`,
    takenBackAsk:
      'Please ask the family before you pay again. This link is closed; for another payment they will need to send you a new one.',
    takenBackPaid: 'The bill has since been paid another way, so there is nothing more to do.',
    refund: 'Your money will be refunded',
    refundText: (school: string) =>
      `Your payment arrived when the bill had already been paid. ${school} will refund it to the account it came from; please keep the number below until then.`,
    refundOther: (school: string) =>
      `The amount that arrived does not match the bill, so it does not count. ${school} will refund it to the account it came from; please keep the number below until then.`,
    refundOtherAsk: 'The bill is still open. Please ask the family before you pay again.',
    review: 'We are looking into your payment',
    reviewText: (school: string) =>
      `Your payment has arrived, but the amount does not match the bill. ${school} knows about it and is looking into it; please do not pay again for now. This page will show you what comes of it.`,
    expired: 'This link has expired',
    expiredText: 'The bill can no longer be paid through it. Please ask the family for a new link.',
    unknown: 'This link does not work',
    unknownText: 'Perhaps it was turned off, or part of it is missing. Please ask the family for a new link.',
    order: (number: string) => `Payment ${number}`,
    failed: 'We could not load the bill',
    failedText: 'Please check your connection and try again.',
    retry: 'Try again',
    /** from where many wrong links were tried; a good one is never refused so */
    limitedText:
      'It is no longer valid, or part of it is missing. Please ask the family for a new link, or try again later.',
  },
};
