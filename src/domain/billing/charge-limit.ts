/** How many charges may be opened; each of them is a call to the gateway, and a row that is kept for good. */
export interface ChargeLimit {
  readonly perHour: number;
  readonly perDay: number;
}

/** Of one child (rule R74). */
export const childChargeLimit: ChargeLimit = { perHour: 10, perDay: 30 };
/** By card of one family, for all its children: more would be trying out cards (rule R74). */
export const cardChargeLimit: ChargeLimit = { perHour: 20, perDay: 60 };
/** Of one family, for all its children (rule R74). */
export const familyChargeLimit: ChargeLimit = { perHour: 60, perDay: 60 };
/** How many of a child's ended charges a new one looks at: money may have come for them since. */
export const maxEndedCharges = 5;
/** How many of its ended charges a family's list shows, the newest: each is only an attempt (rule R74). */
export const shownEndedCharges = 100;

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The instant after which charges count towards the limits. */
export const chargeLimitSince = (now: Date): Date => new Date(now.getTime() - day);

/**
 * How long a family waits before it may open another charge (rule R74).
 * @param opened when its charges that count were opened since `chargeLimitSince`
 * @returns whole seconds; null: one may be opened now
 */
export const chargeWaitSeconds = (
  opened: readonly Date[],
  now: Date,
  { perHour, perDay }: ChargeLimit,
): number | null => {
  const waits = [waitWithin(opened, now, hour, perHour), waitWithin(opened, now, day, perDay)];
  const longest = Math.max(...waits);
  return longest > 0 ? longest : null;
};

/** The seconds until fewer than `max` of these are younger than `span` milliseconds; 0: they are now. */
const waitWithin = (opened: readonly Date[], now: Date, span: number, max: number): number => {
  const within = opened
    .map((at) => at.getTime())
    .filter((at) => at > now.getTime() - span)
    .toSorted((one, other) => other - one);
  const decisive = within[max - 1];
  return decisive === undefined ? 0 : Math.ceil((decisive + span - now.getTime()) / 1000);
};

/**
 * Whether a new charge looks at an ended one again: not within a minute of the last poll. One that lies in the future
 * does not count: resetting the demo sets the school's time back.
 */
export const shouldPollEndedCharge = (polledAt: Date | null, now: Date): boolean =>
  polledAt === null || Math.abs(now.getTime() - polledAt.getTime()) >= 60_000;
