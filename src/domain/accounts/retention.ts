const DAY = 24 * 3_600_000;

/** How long one kind of personal data is kept. */
interface Kept {
  /** in milliseconds, in whole years of the calendar, or so many of the newest as `--keep` says */
  readonly for:
    | { readonly milliseconds: number }
    | { readonly years: number }
    | { readonly newest: '--keep' };
  /** what is kept */
  readonly what: string;
  /** from when it is counted */
  readonly from: string;
  /** what erases it: a file of `src/server` */
  readonly erasedBy: string;
  /** where that is said */
  readonly rule: `R${number}`;
}

const days = (count: number) => ({ milliseconds: count * DAY }) as const;

/**
 * How long personal data is kept, and what erases it (rules R11, R135, R177, R178, R181, R182, R199, R262, R269, R280, R306, R357 and R359). Of the rest, sessions, keys, limits
 * and unfinished uploads end by themselves within days, the log keeps who did what and when, and the others stay as long as the account.
 */
export const retentionTable = {
  letters: {
    for: days(90),
    what: 'mails that were sent or failed: long enough to find out what became of one',
    from: 'the last try',
    erasedBy: 'inbox/sweep-letters.ts',
    rule: 'R11',
  },
  unusedAccounts: {
    for: days(30),
    what: 'an account whose e-mail was never verified; then its address is free again',
    from: 'its registration',
    erasedBy: 'accounts/sweep-accounts.ts',
    rule: 'R11',
  },
  unpaidCharges: {
    for: days(90),
    what: 'what was exchanged with the gateway about a charge that ended unpaid, and a choice that was replaced before it was paid',
    from: 'its opening, or from when it was replaced',
    erasedBy: 'payments/sweep-charges.ts',
    rule: 'R135',
  },
  paymentLinks: {
    for: days(90),
    what: 'a payment link through which nothing was opened',
    from: 'when it was revoked or its time was over',
    erasedBy: 'links/sweep-links.ts',
    rule: 'R135',
  },
  webhookDeliveries: {
    for: days(30),
    what: 'what outside programs were told: numbers and states of children and payments',
    from: 'when it happened',
    erasedBy: 'webhooks/delivery-store.ts',
    rule: 'R269',
  },
  announcements: {
    for: days(730),
    what: 'what staff wrote to the families of a batch, grade or group, which may name a child; what a family has of it in its inbox is the family’s',
    from: 'when it was sent',
    erasedBy: 'announcements/announcement-store.ts',
    rule: 'R280',
  },
  visitSums: {
    for: days(730),
    what: 'how many visits of a week began on a page of the site and came how far: sums, nothing of who came',
    from: 'its week',
    erasedBy: 'visits/count-visit.ts',
    rule: 'R357',
  },
  waitingUnconfirmed: {
    for: days(7),
    what: 'an address on the waiting list that nobody confirmed',
    from: 'when it was put down',
    erasedBy: 'waiting-list/sweep-waiting.ts',
    rule: 'R359',
  },
  waiting: {
    for: days(365),
    what: 'an address that waits for a batch to open; sooner with the mail that says so, or with its account',
    from: 'when it was put down',
    erasedBy: 'waiting-list/sweep-waiting.ts',
    rule: 'R359',
  },
  closedFamilies: {
    for: days(30),
    what: 'a closed account and what is known of its children',
    from: 'its closing',
    erasedBy: 'privacy/erase-families.ts',
    rule: 'R178',
  },
  childrenGone: {
    for: { years: 2 },
    what: 'a child that has left, with its tests, tasks, recordings, marks, messages and pictures; the account goes with the last one',
    from: 'the last day of its last year; of a child that never learned here the day it was added',
    erasedBy: 'privacy/erase-children-gone.ts',
    rule: 'R181',
  },
  classNotes: {
    for: { years: 2 },
    what: 'whether a child was at its live classes, and what its teacher noted of it there',
    from: 'the last day of its last year, because it goes with the child; of a closed account with that',
    erasedBy: 'privacy/erase-children-gone.ts',
    rule: 'R199',
  },
  importedFamilies: {
    for: { years: 1 },
    what: 'a family that was taken from a file and has not come, with its children',
    from: 'the import, or the last invitation',
    erasedBy: 'family-import/erase-uninvited.ts',
    rule: 'R262',
  },
  oldPayments: {
    for: { years: 10 },
    what: 'payments, receipts and bills of a year of an erased child',
    from: 'the last day on which money moved for it',
    erasedBy: 'privacy/erase-old-payments.ts',
    rule: 'R182',
  },
  backups: {
    for: { newest: '--keep' },
    what: 'a backup, with all of the above as it was on its day; whom it brings back is erased again before anybody is served',
    from: 'its making',
    erasedBy: 'backups/make-backup.ts',
    rule: 'R306',
  },
} as const satisfies Record<string, Kept>;

/** Of what is kept for days: for how many milliseconds. */
export const retention = {
  letters: retentionTable.letters.for.milliseconds,
  unusedAccounts: retentionTable.unusedAccounts.for.milliseconds,
  unpaidCharges: retentionTable.unpaidCharges.for.milliseconds,
  paymentLinks: retentionTable.paymentLinks.for.milliseconds,
  webhookDeliveries: retentionTable.webhookDeliveries.for.milliseconds,
  announcements: retentionTable.announcements.for.milliseconds,
  visitSums: retentionTable.visitSums.for.milliseconds,
  waitingUnconfirmed: retentionTable.waitingUnconfirmed.for.milliseconds,
  waiting: retentionTable.waiting.for.milliseconds,
  closedFamilies: retentionTable.closedFamilies.for.milliseconds,
} as const;

/** What lies before this instant is not kept any more at `now`. */
export const retainedSince = (what: keyof typeof retention, now: Date): Date =>
  new Date(now.getTime() - retention[what]);
