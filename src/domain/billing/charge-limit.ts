/** How many charges may be opened for a child within an hour; each of them is a call to the gateway (rule R74). */
export const maxChargesPerHour = 10;
/** How many charges by card a family may open within an hour, for all its children: more would be trying out cards (rule R74). */
export const maxCardChargesPerHour = 20;
/** How many of a child's ended charges a new one looks at: money may have come for them since. */
export const maxEndedCharges = 5;
const hour = 60 * 60 * 1000;

/** The instant after which charges count towards the hour's limit. */
export const chargeLimitSince = (now: Date): Date => new Date(now.getTime() - hour);

/**
 * How long a family waits before it may open another charge (rule R74).
 * @param opened when its charges that count were opened since `chargeLimitSince`
 * @param max how many may be opened within an hour
 * @returns whole seconds; null: one may be opened now
 */
export function chargeWaitSeconds(opened: readonly Date[], now: Date, max: number): number | null {
  const within = opened
    .map((at) => at.getTime())
    .filter((at) => at > now.getTime() - hour)
    .toSorted((one, other) => other - one);
  const decisive = within[max - 1];
  return decisive === undefined ? null : Math.ceil((decisive + hour - now.getTime()) / 1000);
}

/**
 * Whether a new charge looks at an ended one again: not within a minute of the last poll. One that lies in the future
 * does not count: resetting the demo sets the school's time back.
 */
export const shouldPollEndedCharge = (polledAt: Date | null, now: Date): boolean =>
  polledAt === null || Math.abs(now.getTime() - polledAt.getTime()) >= 60_000;
