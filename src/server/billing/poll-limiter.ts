import { LRUCache } from 'lru-cache';
import { shouldPollEndedCharge } from '../../domain/billing/charge-limit.ts';
import { isGatewayPaused, shouldPoll } from '../../domain/billing/charge-lifetime.ts';
import { chargeTimesOf } from './charge-times.ts';
import type { PaymentRow } from './payment-store.ts';

/** Limits polls of the gateway, because pages ask for a payment's status every few seconds, in several windows, and families try again. */
export interface PollLimiter {
  /** Records a poll when one is due. @returns whether the gateway is to be polled now */
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

/** In the memory of this process; nothing depends on it. */
export const pollLimiter = (): PollLimiter => {
  const polledAt = new LRUCache<string, Date>({ max: MAX_ENTRIES });
  const record = (orderId: string, now: Date) => void polledAt.set(orderId, now);
  const lastPoll = (orderId: string) => polledAt.peek(orderId) ?? null;
  let failedAt: Date | null = null;
  return {
    record,
    pause(now) {
      failedAt = now;
    },
    tryPoll(payment, now) {
      const { orderId } = payment;
      if (isGatewayPaused(failedAt, now) || !shouldPoll(chargeTimesOf(payment), lastPoll(orderId), now))
        return false;
      record(orderId, now);
      return true;
    },
    isEndedDue: (orderId, now) => shouldPollEndedCharge(lastPoll(orderId), now),
  };
};
