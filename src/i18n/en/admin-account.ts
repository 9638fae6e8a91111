/** What staff do for the account of a family. */
export const account = {
  status: 'Status',
  active: 'Active',
  notActive: 'Not activated',
  closed: 'Closed',
  since: (moment: string) => `since ${moment}`,
  erased: 'Erased',
  erasedOn: (moment: string) => `on ${moment}`,
  erasedNote: 'This family’s data has been erased. Its payments and receipts stay under this number.',
  willBeErased: (day: string, days: number) =>
    `its data are erased on ${day} (${days === 0 ? 'today' : days === 1 ? '1 day left' : `${days} days left`})`,
  isBeingErased:
    'its 30 days are over: its data are erased in the next daily clean-up, or once no refund is owed',
  registered: (moment: string) => `registered ${moment}`,
  activate: 'Activate',
  askActivate: (family: string) => `Are you sure you want to activate the account of ${family}?`,
  activateNote: (email: string) =>
    `The family can sign in at once, although nobody has confirmed ${email}. The link in its activation email stops working.`,
  activated: (family: string) => `Account of ${family}: active`,
  resend: 'Resend the activation email',
  resent: (family: string, email: string) => `${family}: activation email sent to ${email}`,
  correct: 'Correct the email address',
  correctTitle: 'Correct Email Address',
  correctSubmit: 'Correct Email Address',
  sameEmail: 'The account already has this address.',
  askCorrect: (family: string, email: string) => `Are you sure that ${email} is the address of ${family}?`,
  correctNote:
    'The family is signed out everywhere, and links emailed to it stop working. Both addresses are told. It signs in with the new address from then on.',
  correctNoteNew:
    'Links emailed to the old address stop working. Both addresses are told: the new one gets the activation email.',
  corrected: (family: string, email: string) => `${family}: ${email}`,
  correctFamily: 'Correct name, phone and address',
  correctFamilyNote:
    'For a family that has asked for it. A parcel not yet shipped goes to the new address; the change is kept in the activity log.',
  close: 'Close account',
  askClose: (family: string) => `Are you sure you want to close the account of ${family}?`,
  closeNote: (day: string) =>
    `For a family that has asked for it. It can no longer sign in, and gets an email that can open the account again. On ${day} its data are erased; payments stay under a number. Please delete any testimonies that name it yourself.`,
  closeYes: 'Close the account',
  leaves: {
    title: 'What it leaves behind',
    nothing: 'Nothing is paid ahead, owed or waiting to be sent.',
    paidAhead: (name: string, until: string) => `${name}: lessons are paid until ${until}.`,
    owed: (name: string, amount: string) => `${name}: ${amount} is not paid.`,
    kit: (name: string) => `${name}: the study kit has not been sent yet.`,
    noMoneyBack: 'What has been paid is not refunded automatically.',
    charges: 'Any unfinished payment is cancelled.',
    comesBack: 'The family is still owed a refund. Nothing is erased until it has it.',
  },
  closedNow: (family: string) => `Closed: the account of ${family}`,
  reopen: 'Open account again',
  askReopen: (family: string) => `Are you sure you want to open the account of ${family} again?`,
  reopenNote:
    'For a family that has asked for it. It signs in with its password as before, and nothing is erased. What ended with the closing does not come back by itself: payment links, calendar addresses, and performances that were taken off the site.',
  reopenYes: 'Open the account again',
  reopened: (family: string) => `Open again: the account of ${family}`,
  resetLink: 'Make a reset link',
  askResetLink: (family: string) => `Are you sure you want to make a reset link for ${family}?`,
  resetLinkNote:
    'Anyone with the link can set a new password: give it to the family alone. Earlier reset links stop working.',
  resetLinkMade: 'Reset link',
  resetLinkOnce: (moment: string) =>
    `Works once, until ${moment}. It is shown only now: copy it before you leave.`,
  copyLink: 'Copy the link',
};

/** What the parent allows of a child, in a few words for staff. */
export const allowed = {
  title: 'Allowed by the parent',
  kinds: {
    learning: 'Learning',
    photo_to_teachers: 'Photo for teachers',
    recording_kept: 'Recordings kept',
    shown_in_public: 'Shown in public',
    certificate_page: 'Certificate page',
  },
  since: (kind: string, moment: string) => `${kind} (since ${moment})`,
  nothing: 'Nothing yet',
};
