import { worthAsking } from '../../domain/billing/charge-lifetime.ts';
import type { PaymentRow } from './payment-store.ts';

/** Remembers whom the gateway was asked about of late, because pages look every few seconds, in several windows. */
export interface RecentLooks {
  /** Notes that somebody looks now. @returns whether the gateway is to be asked */
  begin(payment: Pick<PaymentRow, 'orderId' | 'state'>, now: Date): boolean;
}

/** More than one server sees in its busiest hour; what is forgotten is asked about once more. */
const MOST = 1000;

/** Of this process alone, and nothing is lost with it: it is a brake, not a rule. */
export const recentLooks = (): RecentLooks => {
  const lookedAt = new Map<string, Date>();
  return {
    begin({ orderId, state }, now) {
      if (!worthAsking(state, lookedAt.get(orderId) ?? null, now)) return false;
      // Set anew at the end: the first of the map is the one that was looked at longest ago.
      lookedAt.delete(orderId);
      lookedAt.set(orderId, now);
      const [oldest] = lookedAt.keys();
      if (lookedAt.size > MOST && oldest !== undefined) lookedAt.delete(oldest);
      return true;
    },
  };
};
