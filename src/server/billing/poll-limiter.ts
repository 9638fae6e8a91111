import { shouldPoll } from '../../domain/billing/charge-lifetime.ts';
import type { PaymentRow } from './payment-store.ts';

/** Limits polls of the gateway, because pages ask for a payment's status every few seconds, in several windows. */
export interface PollLimiter {
  /** Records a poll when one is due. @returns whether the gateway is to be polled now */
  tryPoll(payment: Pick<PaymentRow, 'orderId' | 'state'>, now: Date): boolean;
}

/** More than one server sees in its busiest hour; what is forgotten is polled once more. */
const MAX_ENTRIES = 1000;

/** In the memory of this process; nothing depends on it. */
export const pollLimiter = (): PollLimiter => {
  const polledAt = new Map<string, Date>();
  return {
    tryPoll({ orderId, state }, now) {
      if (!shouldPoll(state, polledAt.get(orderId) ?? null, now)) return false;
      // Inserted again at the end: the first entry of the map is the one polled longest ago.
      polledAt.delete(orderId);
      polledAt.set(orderId, now);
      const [oldest] = polledAt.keys();
      if (polledAt.size > MAX_ENTRIES && oldest !== undefined) polledAt.delete(oldest);
      return true;
    },
  };
};
