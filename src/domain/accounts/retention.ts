const DAY = 24 * 3_600_000;

/**
 * How long personal data is kept, in milliseconds (rule R11).
 * - `letters`: sent and failed mails, from the last try; long enough to find out what became of one
 * - `unusedAccounts`: an account whose e-mail was never verified, from registration; then its address is free again
 */
export const retention = { letters: 90 * DAY, unusedAccounts: 30 * DAY } as const;

/** What lies before this instant is not kept any more at `now`. */
export const retainedSince = (what: keyof typeof retention, now: Date): Date =>
  new Date(now.getTime() - retention[what]);
