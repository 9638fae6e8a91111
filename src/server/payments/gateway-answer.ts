import { eventForUnknownCharge } from '../../domain/billing/charge-lifetime.ts';
import { type PaymentEvent, eventOfGatewayStatus } from '../../domain/billing/gateway-status.ts';
import type { Charged, GatewayStatus } from '../providers/payment-gateway/payment-gateway.ts';
import { expiryOf } from './charge-times.ts';
import type { PaymentRow } from './payment-store.ts';

/** An answer of the gateway without a status of the charge. */
export type AnswerWithoutStatus =
  /** to a poll: the gateway does not know the charge */
  | 'unknown'
  /** to a cancellation: the gateway does not know the charge, so nobody can pay it */
  | 'never_charged'
  /** to a cancellation that was sent before the charge's own answer was recorded: the gateway did not know the charge yet */
  | 'not_charged_yet'
  /** to a charge: the gateway refused it */
  | 'refused'
  /** the status is of another amount and is ignored */
  | 'amount_mismatch'
  /** staff: nothing is left of what was paid */
  | 'refunded'
  /** staff: what was written down by hand did not come */
  | 'entry_undone'
  /** staff: the other amount is not taken */
  | 'amount_dropped';

/** What was heard about a payment. */
export type GatewayAnswer = GatewayStatus | Charged | AnswerWithoutStatus;

/** What an answer means. */
export const eventOfAnswer = (answer: GatewayAnswer, payment: PaymentRow, now: Date): PaymentEvent => {
  if (answer === 'refused') return 'denied';
  if (answer === 'amount_mismatch' || answer === 'not_charged_yet') return 'open';
  if (answer === 'never_charged' || answer === 'amount_dropped') return 'cancelled';
  if (answer === 'refunded' || answer === 'entry_undone') return 'reversed';
  if (answer === 'unknown') return eventForUnknownCharge(expiryOf(payment), now);
  return eventOfGatewayStatus(answer.gatewayStatus, answer.fraudStatus);
};
