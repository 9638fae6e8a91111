/** A charge that was not paid in time is looked at for so long (rule R236). */
const daysShown = 7;

/** Since when a charge has to have lapsed to be shown to staff as such at `now` (rule R236). */
export const lapsedSince = (now: Date): Date => new Date(now.getTime() - daysShown * 24 * 3_600_000);
