import type { PaymentEvent } from './gateway-status.ts';
import type { PaymentState } from './payment-state.ts';

/** The events that end a charge unpaid, or take a paid one back. */
export const endings = ['denied', 'cancelled', 'expired', 'reversed'] as const satisfies PaymentEvent[];
/** How a charge ended unpaid. */
export type Ending = (typeof endings)[number];

const isEnding = (event: PaymentEvent): event is Ending =>
  (endings as readonly PaymentEvent[]).includes(event);

/** Why a payment shown as FAILED is not there (rule R88). */
export const paymentFailures = ['replaced', 'expired', 'refused', 'cancelled', 'reversed'] as const;
/** Why a payment is not there. */
export type PaymentFailure = (typeof paymentFailures)[number];

/**
 * What ended a payment that `event` has moved from one state to another: the first such event counts, because later ones
 * change nothing; null once it is open or paid.
 * @param endedEarly whether the school has ended the charge at the gateway before its time. A card is ended there by letting it
 * expire, which was a cancellation all the same, whoever told of it first.
 */
export function endingAfter(
  before: { readonly state: PaymentState; readonly endedBy: Ending | null },
  event: PaymentEvent,
  state: PaymentState,
  endedEarly = false,
): Ending | null {
  if (state !== 'FAILED' && state !== 'REVERSED') return null;
  if (state === 'FAILED' && event === 'expired' && endedEarly)
    return before.endedBy === 'denied' ? 'denied' : 'cancelled';
  if (state === before.state) return before.endedBy;
  if (state === 'REVERSED') return 'reversed';
  return isEnding(event) ? event : null;
}

/**
 * Why a payment is not there: the family cancels nothing by itself, so that a charge that was cancelled after another was
 * opened for the same, or had paid it, was replaced by that. Null for one that is open or paid (rule R88).
 */
export function failureOf(
  payment: { readonly state: PaymentState; readonly endedBy: Ending | null },
  replaced: boolean,
): PaymentFailure | null {
  if (payment.state === 'REVERSED') return 'reversed';
  if (payment.state !== 'FAILED') return null;
  if (payment.endedBy === 'denied') return 'refused';
  if (payment.endedBy === 'expired') return 'expired';
  return replaced ? 'replaced' : 'cancelled';
}
