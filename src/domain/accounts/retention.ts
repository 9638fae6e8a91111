const DAY = 24 * 3_600_000;

/**
 * How long personal data is kept, in milliseconds (rules R11, R135, R177).
 * - `letters`: sent and failed mails, from the last try; long enough to find out what became of one
 * - `unusedAccounts`: an account whose e-mail was never verified, from registration; then its address is free again
 * - `unpaidCharges`: what was exchanged with the gateway about a charge that ended unpaid, from its opening; and a choice that the
 *   family replaced before it paid, from then
 * - `paymentLinks`: a payment link through which nothing was opened, from when it was revoked or its time was over
 * - `closedFamilies`: a closed account and what is known of its children, from when it was closed (rule R177)
 */
export const retention = {
  letters: 90 * DAY,
  unusedAccounts: 30 * DAY,
  unpaidCharges: 90 * DAY,
  paymentLinks: 90 * DAY,
  closedFamilies: 30 * DAY,
} as const;

/** What lies before this instant is not kept any more at `now`. */
export const retainedSince = (what: keyof typeof retention, now: Date): Date =>
  new Date(now.getTime() - retention[what]);
