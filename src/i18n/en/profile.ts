const listed = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** The parent's own area: its tabs, and the sign-out. */
export const profile = {
  title: 'My account',
  tabs: {
    label: 'Parts of my account',
    information: 'My Information',
    password: 'Change Password',
    address: 'Address Details',
    children: 'My Children',
    payments: 'Payments',
    inbox: 'Inbox',
    account: 'Data & account',
    logout: 'Logout',
  },
  information: {
    lead: 'This is how we address you and reach you about your child’s classes.',
    emailHint: 'You sign in with this email address. To change it, please write to us.',
    phoneHint: 'For example 0812 3456 7890. We may ring about a delivery.',
    save: 'Save my information',
  },
  password: {
    lead: 'At least 8 characters. Your other devices will be signed out.',
    save: 'Change my password',
  },
  address: {
    lead: 'Study kits and books go to this address.',
    addressHint: 'Street and number, RT/RW, village and district.',
    save: 'Save my address',
  },
  children: {
    lead: 'Choose a child to open their page.',
    add: 'Add a child',
    age: (years: number) => (years === 1 ? '1 year old' : `${years} years old`),
    status: {
      NEW: 'No course yet',
      PENDING: 'Waiting for payment',
      TEST_AWAITED: 'Test to take',
      BOOKED: 'Booked',
      LEARNING: 'Learning',
      OVER: 'Year is over',
      LEFT: 'Has left',
    },
    paid: 'Paid',
    billDue: 'Bill due',
    overdue: 'Overdue',
    emptyTitle: 'No child here yet',
    emptyText:
      'Add your child with a name and a birthdate; it takes a minute. Then each child gets a page of their own here.',
  },
  account: {
    where: 'Your data, and closing the account',
    fromPassword: 'A copy of your data and closing the account are now under Data & account',
    allowed: {
      text: 'Each child has a page where you decide what the school may do with their photo, recordings and work. You can change your mind at any time.',
    },
  },
  copy: {
    title: 'A copy of your data',
    text: 'Everything we hold on your family in one file: a page to read, the same data for computer programs, and the pictures. Videos may take a while.',
    download: 'Download the copy',
  },
  closing: {
    title: 'Close the account',
    text: 'You are signed out everywhere straight away, and nobody can sign in any more. Payment links and calendar addresses stop working, and anything of your child’s on our website is taken down. The email we send you says how long you can still reopen the account. After that we erase everything about you and your children; payments and receipts stay, without your name, because the law requires it.',
    paidAhead: (name: string, until: string) => `${name}’s lessons are paid until ${until}.`,
    noMoneyBack:
      'Closing the account does not bring a refund by itself. If you are expecting one, please write to us first.',
    owed: (name: string, amount: string) => `${amount} is due for ${name} and has not been paid.`,
    kit: (name: string) => `${name}’s study kit has not been sent yet.`,
    charges: 'Any payment you have not finished will be cancelled.',
    comesBack: 'We still owe you a refund. Nothing is erased until you have it.',
    password: 'Your password',
    close: 'Close my account',
    ask: {
      title: (parent: string, children: readonly string[]) =>
        children.length === 0
          ? `Close ${parent}’s account?`
          : `Close ${parent}’s account, and ${listed(children)}’s lessons?`,
      text: 'You are signed out everywhere straight away. The email we send you says how long you can still reopen the account.',
      yes: 'Yes, close it',
      no: 'Keep it',
      staysFirst: true,
    },
  },
  changedElsewhere: {
    message:
      'This was changed on another device or in another window, so yours is not saved yet. Please check the marked fields, then save again.',
    taken: 'Changed elsewhere. This is what is stored now.',
    kept: 'Changed elsewhere, too. If yours is right, save again.',
    keptInsteadOf: (stored: string) => `Changed elsewhere to “${stored}”. If yours is right, save again.`,
  },
  gender: { MALE: 'Male', FEMALE: 'Female' },
  photo: {
    choose: 'Choose photo',
    change: 'Change photo',
    take: 'Take photo',
    remove: 'Without a photo',
    hint: (limit: string) => `JPEG, PNG, WebP, AVIF or GIF, at most ${limit} MB.`,
    tooBig: (megabytes: string, limit: string) =>
      `This photo is ${megabytes} MB, and the limit is ${limit} MB. Please choose a smaller one, or make it smaller on your phone first.`,
    notAPhoto: 'This file is not a photo we can read. Please choose a JPEG, PNG, WebP, AVIF or GIF picture.',
    sending: (percent: number) => `Sending the photo: ${percent} %`,
  },
  failed: {
    title: 'This could not be loaded',
    text: 'Perhaps the connection was interrupted. What you saved is safe.',
    retry: 'Try again',
  },
};
