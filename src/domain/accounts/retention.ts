const DAY = 24 * 3_600_000;

/**
 * How long what concerns people is kept, in milliseconds.
 * - `letters`: who was written to, from when a mail was sent or given up; long enough to ask what became of it
 * - `unusedAccounts`: an account whose e-mail was never verified, from registration; then its address is free again
 */
export const retention = { letters: 90 * DAY, unusedAccounts: 30 * DAY } as const;

/** What lies before this instant is not kept any more at `now`. */
export const keptSince = (what: keyof typeof retention, now: Date): Date =>
  new Date(now.getTime() - retention[what]);
