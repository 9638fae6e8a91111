import { LRUCache } from 'lru-cache';
import { shouldPollEndedCharge } from '../../domain/billing/charge-limit.ts';
import {
  isGatewayPaused,
  isPollMinuteOver,
  maxPollsPerMinute,
  shouldPoll,
} from '../../domain/billing/charge-lifetime.ts';
import { chargeTimesOf } from './charge-times.ts';
import type { PaymentRow } from './payment-store.ts';

/** Limits polls of the gateway, because pages ask for a payment's status every few seconds, in several windows, and families try again. */
export interface PollLimiter {
  /** Records a poll when one is due and its family has not had its share of this minute. @returns whether the gateway is to be polled now */
  tryPoll(payment: PaymentRow, now: Date): boolean;
  /** Holds all polls of pages back for a while, because the gateway gave no answer. */
  pause(now: Date): void;
  /** Whether an ended charge is to be polled before another is opened for the same. */
  isEndedDue(orderId: string, now: Date): boolean;
  /** Records that the gateway has told of a payment, when it was polled or cancelled. */
  record(orderId: string, now: Date): void;
}

/** More than one server sees in its busiest hour; what is forgotten is polled once more. */
const MAX_ENTRIES = 1000;
const MAX_FAMILIES = 1000;
/** All that a family polls in a minute, which may lie in two that are counted. */
const MAX_ENTRIES_OF_FAMILY = 2 * maxPollsPerMinute;

/** The polls of one family's charges, which no other family makes forgotten. */
interface FamilyPolls {
  readonly polledAt: LRUCache<string, Date>;
  /** when the minute began that is counted */
  since: Date;
  /** polls in that minute */
  count: number;
}

/** In the memory of this process; nothing depends on it. */
export const pollLimiter = (): PollLimiter => {
  const families = new LRUCache<number, FamilyPolls>({ max: MAX_FAMILIES });
  const polledAt = new LRUCache<string, Date>({ max: MAX_ENTRIES });
  const record = (orderId: string, now: Date) => void polledAt.set(orderId, now);
  const lastPoll = (orderId: string) => polledAt.peek(orderId) ?? null;
  const pollsOf = (familyId: number, now: Date): FamilyPolls => {
    const polls: FamilyPolls = families.get(familyId) ?? {
      polledAt: new LRUCache({ max: MAX_ENTRIES_OF_FAMILY }),
      since: now,
      count: 0,
    };
    if (isPollMinuteOver(polls.since, now)) {
      polls.since = now;
      polls.count = 0;
    }
    families.set(familyId, polls);
    return polls;
  };
  let failedAt: Date | null = null;
  return {
    record,
    pause(now) {
      failedAt = now;
    },
    tryPoll(payment, now) {
      const { orderId, familyId } = payment;
      if (isGatewayPaused(failedAt, now)) return false;
      const ofFamily = pollsOf(familyId, now);
      const last = lastPoll(orderId) ?? ofFamily.polledAt.peek(orderId) ?? null;
      if (ofFamily.count >= maxPollsPerMinute || !shouldPoll(chargeTimesOf(payment), last, now)) return false;
      ofFamily.count += 1;
      ofFamily.polledAt.set(orderId, now);
      record(orderId, now);
      return true;
    },
    isEndedDue: (orderId, now) => shouldPollEndedCharge(lastPoll(orderId), now),
  };
};
