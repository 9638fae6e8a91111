import { type OtherAmountDecision, isOtherAmountNews } from '../../domain/billing/other-amount.ts';
import { nextState } from '../../domain/billing/payment-state.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { recordChange } from '../audit/record-change.ts';
import { paths } from '../../paths.ts';
import type { Tx } from '../platform/db/database.ts';
import type { GatewayStatus } from '../providers/payment-gateway/payment-gateway.ts';
import type { PaymentsContext } from './context.ts';
import { type AnswerWithoutStatus, eventOfAnswer } from './gateway-answer.ts';
import { addPaymentEvent } from './payment-event-store.ts';
import { noticesOf } from './payment-notices.ts';
import { type PaymentRow, updatePayment } from './payment-store.ts';
import type { LockedPayment } from './reconcile-payment.ts';

/**
 * Notes that the gateway reports another amount than was charged, and tells staff when it is news (rule R144). Such a status is
 * ignored, except that the charge ended.
 * @returns the payment as it is then, and what of the status counts
 */
export const noteOtherAmount = async (
  context: PaymentsContext,
  tx: Tx,
  { child, payment }: LockedPayment,
  answer: GatewayStatus,
): Promise<{ before: PaymentRow; answer: AnswerWithoutStatus }> => {
  const now = context.clock.now();
  context.log.error({ payment: payment.orderId }, 'the gateway reports another amount');
  const event = eventOfAnswer(answer, payment, now);
  const isNews = isOtherAmountNews(payment, event);
  const changes = {
    otherAmount: answer.gross,
    ...(isNews && { otherAmountAt: now, otherAmountEndedAt: null, otherAmountDecision: null }),
  };
  if (isNews || payment.otherAmount !== answer.gross) await updatePayment(tx, payment.orderId, changes);
  if (isNews) await context.notifyStaff(tx, noticesOf({ payment, child, now }).staffOtherAmount);
  const hasEnded = payment.state === 'PENDING' && nextState('PENDING', event) === 'FAILED';
  return { before: { ...payment, ...changes }, answer: hasEnded ? 'never_charged' : 'amount_mismatch' };
};

/** What staff decided about the other amount. */
export interface Decision {
  /** the account of who decides */
  readonly by: number;
  readonly decision: OtherAmountDecision;
  /** the other amount, whole rupiah: another one since then refuses the decision */
  readonly amount: number;
}

/**
 * Writes down what staff decided about a payment that the transaction has locked (rule R144).
 * @param isThere whether the gateway has the other amount, or the charge still waits
 * @returns the payment as it is then
 */
export const noteDecision = async (
  { clock, endStaffMessages }: PaymentsContext,
  tx: Tx,
  { child, payment }: LockedPayment,
  { by, decision, amount, isThere }: Decision & { isThere: boolean },
): Promise<PaymentRow> => {
  const now = clock.now();
  const changes = {
    otherAmountEndedAt: now,
    otherAmountDecision: decision,
    // Also what is dropped can only be given back as it came.
    ...(isThere && { acceptedAmount: amount }),
  };
  await updatePayment(tx, payment.orderId, changes);
  // The money may have come days before: what was decided about it has a moment of its own.
  if (isThere)
    await addPaymentEvent(tx, {
      orderId: payment.orderId,
      source: 'staff',
      said: decision === 'accept' ? 'amount_accepted' : 'amount_dropped',
      response: '',
      state: payment.state,
      at: now,
    });
  await recordChange(tx, {
    by,
    at: now,
    kind: 'payment',
    objectId: payment.orderId,
    name: fullName(child.firstName, child.lastName),
    before: { other_amount: amount, decision: null },
    after: { other_amount: amount, decision },
  });
  await endStaffMessages(tx, { link: paths.adminPayments(payment.orderId), now });
  return { ...payment, ...changes };
};
