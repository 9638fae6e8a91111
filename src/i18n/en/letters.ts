import { brand } from '../brand-in-texts.ts';

/** The mails, in whole sentences: they are read far from the site. */
export const letters = {
  /** `name` is null while nobody has confirmed the address */
  greeting: (name: string | null, _gender: 'MALE' | 'FEMALE' | null) =>
    name === null ? 'Hello,' : `Hello ${name},`,
  regards: 'Warm regards,',
  team: `The ${brand.name} team`,
  linkHelp: 'If the button does not work, copy this address into your browser:',
  privacy: 'How we handle your data',
  activation: {
    subject: 'Please verify your email address',
    body: `Thank you for signing up with ${brand.name}. Just one step left: please confirm that this email address is yours.`,
    lifetime: (hours: number) =>
      `The link works for ${hours} hours. If it has expired, the page it opens can send you a new one.`,
    button: 'Verify my email',
    footnote: 'Didn’t sign up? Just ignore this email; nothing will happen.',
  },
  reopen: {
    subject: 'Your account is closed',
    body: `Your ${brand.name} account is closed. Nobody can sign in to it any more.`,
    lifetime: (hours: number) =>
      `For ${hours / 24} days you can open it again with this button. After that we erase everything about you and your children; only payments and receipts stay, without your name.`,
    button: 'Open the account again',
    footnote: 'Didn’t close it? Then open it again, change your password, and write to us.',
  },
  reset: {
    subject: 'Set a new password',
    body: `We received a request for a new password for your ${brand.name} account.`,
    lifetime: (hours: number) =>
      `The link works once, within ${hours === 1 ? 'one hour' : `${hours} hours`}.`,
    button: 'Set a new password',
    footnote: 'Didn’t ask for it? Just ignore this email; your password stays as it is.',
  },
  invitation: {
    subject: `You are invited to the back office of ${brand.name}`,
    invites: (inviter: string, role: string) =>
      `${inviter} has invited you to work with ${brand.name} as ${role}.`,
    roles: { owner: 'an owner', clerk: 'a clerk', teacher: 'a teacher' },
    how: 'Please choose a password. You will sign in to the back office with it and this email address.',
    lifetime: (hours: number) => `The link works once, within ${hours} hours.`,
    button: 'Choose a password',
    footnote: 'Not sure why you got this? Just ignore this email; nothing will happen.',
  },
  testMail: {
    subject: 'A test email from your school',
    body: [
      'This is a test. If you can read it, your school’s emails are arriving as they should.',
      'Did it land in your spam folder? Then your domain’s SPF, DKIM and DMARC records are not right yet: please show this email to whoever runs the server.',
    ],
    button: 'It has arrived: tick it',
    footnote: 'You asked for it in the back office.',
  },
  family_invitation: {
    subject: `${brand.name} invites you to your family’s page`,
    body: `Your family is registered with ${brand.name}, and now has a page of its own. Choose a password and give your consent, and you will see lessons, bills and classes there.`,
    lifetime: (hours: number) => `The link works once, within ${hours / 24} days.`,
    button: 'Open your family’s page',
    footnote: 'Don’t know us? Just ignore this email: nothing happens without you.',
  },
  waitingConfirm: {
    subject: 'Shall we write when a class opens?',
    body: [
      `You asked ${brand.name} for one email when registration opens. Please confirm on the page behind the button that this address is yours.`,
      'Then we write once, on the first morning of registration, and delete the address with it. The same page takes you off the list at any time.',
    ],
    button: 'Yes, write to me',
    footnote:
      'You did not ask? Then please ignore this email: nothing more comes, and we soon delete the address.',
  },
  waitingOpen: {
    subject: 'Registration is open',
    body: (batch: number, begins: string, lastDay: string) =>
      `You wanted to know when a class opens: families may register for Batch ${batch} until ${lastDay}. Lessons start on ${begins}.`,
    button: 'Register now',
    footnote:
      'This was the one email that you asked for. Your address is off our list, so nothing more comes.',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    body: (moment: string) => `The password of your ${brand.name} account was changed on ${moment}.`,
    yours: 'Was it you? Then there is nothing to do. Your other devices have been signed out.',
    notYours:
      'It wasn’t you? Please set a new password at once: that signs out whoever changed it. Then write to us, so that we can look into it together.',
    button: 'It was not me: set a new password',
    footnote: `WhatsApp: ${brand.whatsapp}. Email: ${brand.email}. We never ask for your password.`,
  },
  placementReminder: {
    subject: (child: string) => `${child}’s placement test is waiting`,
    lastSubject: (child: string) => `${child}’s placement test: time is nearly up`,
    body: (child: string, until: string) => `${child} can start the placement test until ${until}.`,
    test: (minutes: number) =>
      `It takes ${minutes} minutes and shows us which grade fits. All it needs is a phone, tablet or computer with sound, and a quiet place.`,
    otherwise: (child: string, grade: number) =>
      `If the test is not started by then, ${child} starts in Grade ${grade}.`,
    button: 'Go to the placement test',
    footnote: `Is the time awkward? Please write to us. WhatsApp: ${brand.whatsapp}. Email: ${brand.email}.`,
  },
  notices: {
    subject: (first: string, more: number) => `${first} (and ${more} more)`,
    button: 'See it now',
    allButton: 'See all messages',
    footnote: `Your inbox has every message. WhatsApp: ${brand.whatsapp}. Email: ${brand.email}.`,
    leave: 'No more emails of this kind',
  },
  receipt: {
    subject: (number: string) => `Receipt ${number}`,
    body: (amount: string, child: string, moment: string) =>
      `Thank you! Your payment of ${amount} for ${child} arrived on ${moment}. This is your receipt.`,
    byLink: 'It was paid by the person you sent the payment link to.',
    bill: 'For',
    discount: 'Discount',
    total: 'Total paid',
    method: 'Payment method',
    number: 'Receipt number',
    order: 'Order number',
    lessons: 'Lessons',
    parcel: 'Delivery',
    nextBill: 'Next bill',
    due: (amount: string, date: string) => `${amount}, due on ${date}`,
    button: 'Open the receipt',
    footnote: `Is something not right? WhatsApp: ${brand.whatsapp}. Email: ${brand.email}.`,
  },
  emailRemoved: {
    subject: 'This address no longer belongs to your account',
    body: (moment: string) =>
      `On ${moment} our team replaced this address with another in a ${brand.name} account. Links we sent here before no longer work.`,
    next: 'Did you ask us to? Then just sign in with the new address from now on. If you did not, please write to us, so that we can look into it together.',
    button: 'Write to us on WhatsApp',
    footnote: `WhatsApp: ${brand.whatsapp}. Email: ${brand.email}. We never ask for your password.`,
  },
  emailChanged: {
    subject: 'You now sign in with this address',
    body: (moment: string) =>
      `On ${moment} our team entered this address for a ${brand.name} account. From now on you sign in with it; the password stays the same.`,
    next: 'All devices have been signed out, so please sign in again.',
    button: 'Sign in',
    footnote: 'Don’t have an account with us? Just ignore this email, or tell us.',
  },
};
