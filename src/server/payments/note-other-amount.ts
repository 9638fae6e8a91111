import { isOtherAmountNews } from '../../domain/billing/other-amount.ts';
import { nextState } from '../../domain/billing/payment-state.ts';
import type { Tx } from '../platform/db/database.ts';
import type { GatewayStatus } from '../providers/payment-gateway/payment-gateway.ts';
import type { PaymentsContext } from './context.ts';
import { type AnswerWithoutStatus, eventOfAnswer } from './gateway-answer.ts';
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
