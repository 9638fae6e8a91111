import type { News } from './gateway-words.ts';

/**
 * How long a charge may be paid, in minutes: long enough to fetch another phone, short enough that prices do not change
 * behind it. The gateway allows 20 seconds to 5 days for every acquirer of QRIS (its pages of 2025-11 to 2026-05), and
 * 15 minutes when nothing is asked for.
 */
export const chargeLifetimeMinutes = 60;

const minute = 60_000;
/** No answer is waited for longer than this, in milliseconds. */
const longestWait = 6 * 60 * minute;

/** The last instant at which a charge opened at `now` may be paid. */
export const chargeExpiry = (now: Date): Date => new Date(now.getTime() + chargeLifetimeMinutes * minute);

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
