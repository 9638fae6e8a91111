import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { eventOfGatewayStatus } from '../../domain/billing/gateway-status.ts';
import {
  type OtherAmountThere,
  isOtherAmountOpen,
  mustEndFirst,
  otherAmountOutcome,
} from '../../domain/billing/other-amount.ts';
import { nextState } from '../../domain/billing/payment-state.ts';
import { GatewayDown, type GatewayStatus } from '../providers/payment-gateway/payment-gateway.ts';
import type { PaymentsContext } from '../payments/context.ts';
import { type PaymentRow, findPayment } from '../payments/known-payments.ts';
import { type Decision, noteDecision } from '../payments/note-other-amount.ts';
import { applyStaffAnswer, cancelOtherCharges, lockWithChild } from '../payments/reconcile-payment.ts';

/** What staff decided about a payment for which the gateway reports another amount. */
export interface Decided extends Decision {
  /** the proof that staff ask */
  readonly scope: FamilyScope;
  readonly orderId: string;
}

type Refusal = 'not_found' | 'no_other_amount' | 'other_amount_changed' | 'payment_not_paid' | 'part_down';

/**
 * Ends the case of a payment with another amount (rule R144). Accepted, the other amount counts as what was paid. Dropped, a charge
 * that waits is ended at the gateway, and money that is there pays nothing and has to go back.
 * @returns the payment as it is then
 */
export const endOtherAmount = async (
  context: PaymentsContext,
  decided: Decided,
): Promise<PaymentRow | Refused<Refusal>> => {
  const known = await findPayment(context.database.db, decided.scope, decided.orderId);
  if (!known) return refuse('not_found');
  if (!isOtherAmountOpen(known)) return refuse('no_other_amount');
  const status = await statusOf(context, decided);
  if (isRefused(status)) return status;
  const outcome = otherAmountOutcome(decided, thereOf(status));
  if (outcome === 'other_amount_changed' || outcome === 'payment_not_paid') return refuse(outcome);
  const ended = await context.database.transaction(async (tx) => {
    const locked = await lockWithChild(tx, decided.orderId);
    if (!locked || !isOtherAmountOpen(locked.payment)) return refuse('no_other_amount');
    const payment = await noteDecision(context, tx, locked, { ...decided, isThere: outcome !== 'ends' });
    const answer = outcome === 'ends' || status === null ? 'amount_dropped' : status;
    return applyStaffAnswer(context, tx, { ...locked, payment }, answer);
  });
  if (!isRefused(ended) && outcome === 'pays' && !ended.toRefund) await cancelOtherCharges(context, ended);
  return ended;
};

const thereOf = (status: GatewayStatus | null): OtherAmountThere =>
  status && {
    state: nextState('PENDING', eventOfGatewayStatus(status.gatewayStatus, status.fraudStatus)),
    amount: status.gross,
  };

/** How the charge stands at the gateway; what is dropped and not paid yet is ended there first. */
const statusOf = async (
  { payments, log }: PaymentsContext,
  decided: Decided,
): Promise<GatewayStatus | null | Refused<'part_down'>> => {
  const { orderId } = decided;
  try {
    const status = await payments.status(orderId);
    return mustEndFirst(decided, thereOf(status)) ? await payments.cancel(orderId) : status;
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    log.warn(
      { payment: orderId, reason: error.message },
      'the gateway could not be asked about another amount',
    );
    return refuse('part_down');
  }
};
