import type { News } from './gateway-words.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { type PaymentState, isPaid } from './payment-state.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** No answer is waited for longer than this, in milliseconds. */
const longestWait = 6 * hour;

/** The last instant at which a charge opened at `now` by a method may be paid. */
export const chargeExpiry = (now: Date, { lifetimeMinutes }: Pick<PaymentMethod, 'lifetimeMinutes'>): Date =>
  new Date(now.getTime() + lifetimeMinutes * minute);

/**
 * When the gateway is asked next about an open charge: after as long as it has been open already, at least a minute, at
 * most six hours; and once right after it ended, when most of those that were left are told as expired.
 */
export function nextAskingAt(
  charge: { readonly createdAt: Date; readonly expiresAt: Date },
  now: Date,
): Date {
  const age = now.getTime() - charge.createdAt.getTime();
  const wait = Math.min(Math.max(age, minute), longestWait);
  const byAge = now.getTime() + wait;
  const end = charge.expiresAt.getTime() + minute;
  return new Date(now.getTime() < end && end < byAge ? end : byAge);
}

/**
 * What it means that the gateway does not know a charge: while it could still arrive there nothing, after its end that
 * it never did, so nobody can pay it any more.
 */
export const newsOfUnknown = (expiresAt: Date, now: Date): News => (now > expiresAt ? 'lapsed' : 'open');

/** After the end of a charge that was not paid: banks hand in late what was paid in time. */
const looksAfterEnd = [hour, 6 * hour, day, 5 * day];
/** After a settlement: what is taken back is mostly taken back in the first weeks. */
const looksAfterSettlement = [day, 3 * day, 7 * day, 14 * day, 28 * day];

/** What is known of a charge, as far as it tells when to ask about it. */
export interface Asked {
  readonly state: PaymentState;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly settledAt: Date | null;
}

/**
 * When the gateway is asked next about a charge that stands like this at `now`. An open one is asked about again and
 * again; one that ended a few times more, because money may come late or be taken back and no notification tells of it.
 * Null: not any more.
 */
export function nextLookAt(charge: Asked, now: Date): Date | null {
  const { state, createdAt, expiresAt, settledAt } = charge;
  if (state === 'PENDING') return nextAskingAt(charge, now);
  if (state === 'FAILED') return firstAfter(now, expiresAt, looksAfterEnd);
  return isPaid(state) ? firstAfter(now, settledAt ?? createdAt, looksAfterSettlement) : null;
}

const firstAfter = (now: Date, from: Date, looks: readonly number[]): Date | null =>
  looks.map((wait) => new Date(from.getTime() + wait)).find((at) => at > now) ?? null;

/** When a look is tried again if nothing comes of it: at its next one, after six hours at the latest. */
export function lookAgainAt(charge: Asked, now: Date): Date {
  const latest = new Date(now.getTime() + longestWait);
  const next = nextLookAt(charge, now);
  return next !== null && next < latest ? next : latest;
}

const shortestPause = {
  PENDING: 3 * second,
  FAILED: 3 * second,
  CAPTURED: hour,
  SETTLED: hour,
  REVERSED: null,
} as const satisfies Record<PaymentState, number | null>;

/**
 * Whether somebody who looks at a charge has the gateway asked, which was asked last at `askedAt`: not twice for one
 * glance, seldom while the money is there, and never after it was taken back, for nothing follows that.
 */
export function worthAsking(state: PaymentState, askedAt: Date | null, now: Date): boolean {
  const pause = shortestPause[state];
  return pause !== null && (askedAt === null || Math.abs(now.getTime() - askedAt.getTime()) >= pause);
}
