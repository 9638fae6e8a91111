import type { PaymentEvent } from './gateway-status.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { type PaymentState, isPaid } from './payment-state.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** The longest time between two polls of a charge that is still of interest. */
const maxPollInterval = 6 * hour;

/** The last instant at which a charge opened at `now` by a method may be paid (rule R71). */
export const chargeExpiry = (now: Date, { lifetimeMinutes }: Pick<PaymentMethod, 'lifetimeMinutes'>): Date =>
  new Date(now.getTime() + lifetimeMinutes * minute);

/**
 * When the gateway is polled next about an open charge: after as long as it has been open already, at least a minute, at
 * most six hours; and once a minute after its expiry, when the gateway reports most unpaid charges as expired.
 */
export function nextPollOfOpenCharge(
  charge: { readonly createdAt: Date; readonly expiresAt: Date },
  now: Date,
): Date {
  const age = now.getTime() - charge.createdAt.getTime();
  const interval = Math.min(Math.max(age, minute), maxPollInterval);
  const byAge = now.getTime() + interval;
  const end = charge.expiresAt.getTime() + minute;
  return new Date(now.getTime() < end && end < byAge ? end : byAge);
}

/**
 * What it means that the gateway does not know a charge. Before its expiry our request may still arrive there. After it
 * nobody can pay the charge any more.
 */
export const eventForUnknownCharge = (expiresAt: Date, now: Date): PaymentEvent =>
  now > expiresAt ? 'expired' : 'open';

/** Polls after the expiry of an unpaid charge: banks may report late what was paid in time. */
const pollsAfterExpiry = [hour, 6 * hour, day, 5 * day];
/** Polls after a settlement: most refunds and chargebacks come in the first weeks. */
const pollsAfterSettlement = [day, 3 * day, 7 * day, 14 * day, 28 * day];

/** The state and times of a charge that decide when it is polled. */
export interface ChargeTimes {
  readonly state: PaymentState;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly settledAt: Date | null;
  /** staff transferred the money back: the gateway has it still, and its bank may take it back as well (rule R146) */
  readonly isLeftThere: boolean;
}

/**
 * When the gateway is polled next about a charge. An open one is polled repeatedly. One that ended is polled a few times
 * more, because money may come late or be refunded without a notification. Null: not any more.
 */
export function nextPollAt(charge: ChargeTimes, now: Date): Date | null {
  const { state, createdAt, expiresAt, settledAt, isLeftThere } = charge;
  if (state === 'PENDING') return nextPollOfOpenCharge(charge, now);
  if (state === 'FAILED') return firstAfter(now, expiresAt, pollsAfterExpiry);
  return isPaid(state) || isLeftThere ? firstAfter(now, settledAt ?? createdAt, pollsAfterSettlement) : null;
}

const firstAfter = (now: Date, from: Date, delays: readonly number[]): Date | null =>
  delays.map((delay) => new Date(from.getTime() + delay)).find((at) => at > now) ?? null;

/** When a poll that fails is retried: at the next regular poll, after six hours at the latest. */
export function retryPollAt(charge: ChargeTimes, now: Date): Date {
  const latest = new Date(now.getTime() + maxPollInterval);
  const next = nextPollAt(charge, now);
  return next !== null && next < latest ? next : latest;
}

/**
 * Whether showing a charge polls the gateway, which was polled last at `polledAt`: at most every three seconds while it is
 * open; once a minute until an hour after its expiry when it ended unpaid, then once an hour as long as the job polls it too;
 * once an hour while it is paid; and never after a reversal, which is final.
 */
export function shouldPoll(charge: ChargeTimes, polledAt: Date | null, now: Date): boolean {
  const interval = minPollInterval(charge, now);
  return interval !== null && (polledAt === null || Math.abs(now.getTime() - polledAt.getTime()) >= interval);
}

const minPollInterval = (charge: ChargeTimes, now: Date): number | null => {
  const { state, expiresAt } = charge;
  if (state === 'PENDING') return 3 * second;
  if (isPaid(state)) return hour;
  if (state === 'REVERSED' || nextPollAt(charge, now) === null) return null;
  return now.getTime() < expiresAt.getTime() + hour ? minute : hour;
};

/** Whether pages ask the gateway nothing, which gave no answer at `failedAt`: for half a minute. */
export const isGatewayPaused = (failedAt: Date | null, now: Date): boolean =>
  failedAt !== null && Math.abs(now.getTime() - failedAt.getTime()) < 30 * second;

/** How often the pages of a family poll the gateway within a minute: two open charges, each every three seconds. */
export const maxPollsPerMinute = 40;

/** Whether the minute that began at `since` is over, and polls are counted anew. */
export const isPollMinuteOver = (since: Date, now: Date): boolean =>
  Math.abs(now.getTime() - since.getTime()) >= minute;
