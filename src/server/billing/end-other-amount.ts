import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { eventOfGatewayStatus } from '../../domain/billing/gateway-status.ts';
import { isPaid, nextState } from '../../domain/billing/payment-state.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Tx } from '../platform/db/database.ts';
import { GatewayDown, type GatewayStatus } from '../providers/payment-gateway/payment-gateway.ts';
import type { BillingContext } from './context.ts';
import { type PaymentRow, findPayment, updatePayment } from './payment-store.ts';
import { type LockedPayment, applyStaffAnswer, lockWithChild } from './reconcile-payment.ts';

/** What staff decided about a payment for which the gateway reports another amount. */
export interface OtherAmountDecision {
  /** the account of who decides */
  readonly by: number;
  /** the proof that staff ask */
  readonly scope: FamilyScope;
  readonly orderId: string;
  /** `accept`: it pays the bill; `drop`: it does not */
  readonly decision: 'accept' | 'drop';
  /** the other amount, whole rupiah: another one since then refuses the decision */
  readonly amount: number;
}

type Refusal = 'not_found' | 'no_other_amount' | 'other_amount_changed' | 'payment_not_paid' | 'part_down';

/**
 * Ends the case of a payment with another amount (rule R144). Accepted, the other amount counts as what was paid. Dropped, a charge
 * that waits is ended at the gateway, and money that is there pays nothing and has to go back.
 * @returns the payment as it is then
 */
export const endOtherAmount = async (
  context: BillingContext,
  decided: OtherAmountDecision,
): Promise<PaymentRow | Refused<Refusal>> => {
  const known = await findPayment(context.database.db, decided.scope, decided.orderId);
  if (!known) return refuse('not_found');
  if (!isOpen(known)) return refuse('no_other_amount');
  const status = await statusOf(context, decided);
  if (isRefused(status)) return status;
  if (status && status.gross !== decided.amount) return refuse('other_amount_changed');
  if (decided.decision === 'accept' && !(status && isPaidAt(status))) return refuse('payment_not_paid');
  return context.database.transaction(async (tx) => {
    const locked = await lockWithChild(tx, decided.orderId);
    if (!locked || !isOpen(locked.payment)) return refuse('no_other_amount');
    return decide(context, tx, locked, { ...decided, status });
  });
};

const isOpen = ({ otherAmountAt, otherAmountEndedAt }: PaymentRow): boolean =>
  otherAmountAt !== null && otherAmountEndedAt === null;

const isPaidAt = ({ gatewayStatus, fraudStatus }: GatewayStatus): boolean =>
  isPaid(nextState('PENDING', eventOfGatewayStatus(gatewayStatus, fraudStatus)));

/** How the charge stands at the gateway; what is dropped and not paid yet is ended there first. */
const statusOf = async (
  { payments, log }: BillingContext,
  { orderId, decision }: OtherAmountDecision,
): Promise<GatewayStatus | null | Refused<'part_down'>> => {
  try {
    const status = await payments.status(orderId);
    const isWaiting =
      status &&
      nextState('PENDING', eventOfGatewayStatus(status.gatewayStatus, status.fraudStatus)) === 'PENDING';
    return decision === 'drop' && isWaiting ? await payments.cancel(orderId) : status;
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    log.warn(
      { payment: orderId, reason: error.message },
      'the gateway could not be asked about another amount',
    );
    return refuse('part_down');
  }
};

const decide = async (
  context: BillingContext,
  tx: Tx,
  { child, payment }: LockedPayment,
  { by, orderId, decision, amount, status }: OtherAmountDecision & { status: GatewayStatus | null },
): Promise<PaymentRow> => {
  const now = context.clock.now();
  const isThere = status !== null && isPaidAt(status);
  const changes = {
    otherAmountEndedAt: now,
    ...(isThere && { acceptedAmount: amount }),
    // Without its bill there is nothing that it could pay, so it has to go back.
    ...(isThere && decision === 'drop' && { billId: null }),
  };
  await updatePayment(tx, orderId, changes);
  await recordChange(tx, {
    by,
    at: now,
    kind: 'payment',
    objectId: orderId,
    name: fullName(child.firstName, child.lastName),
    before: { other_amount: amount, decision: null },
    after: { other_amount: amount, decision },
  });
  const locked = { child, payment: { ...payment, ...changes } };
  return applyStaffAnswer(context, tx, locked, isThere ? status : 'amount_dropped');
};
