import { randomBytes } from 'node:crypto';
import { type RefundWay, needsReference, nextRefundTry } from '../../domain/billing/refunds.ts';
import type { Tx } from '../platform/db/database.ts';
import { finishRefund } from './ask-for-refund.ts';
import type { PaymentsContext } from './context.ts';
import { logRefund } from './log-refund.ts';
import { updatePayment } from './payment-store.ts';
import type { LockedPayment } from './reconcile-payment.ts';
import { type RefundRow, insertRefund } from './refund-store.ts';

/** Money to give back, as staff asked for it. */
export interface NewRefund {
  /** the account of who asks */
  readonly by: number;
  readonly way: RefundWay;
  /** whole rupiah */
  readonly amount: number;
  readonly reason: string;
  /** of a transfer: what finds it at the bank */
  readonly reference: string;
}

/**
 * Writes down a refund of a payment that the transaction has locked (rule R140). A transfer was made at the bank before, and is
 * done with that; by the gateway it is asked for.
 */
export const noteRefund = async (
  context: PaymentsContext,
  tx: Tx,
  locked: LockedPayment,
  { by, way, amount, reason, reference }: NewRefund,
): Promise<RefundRow> => {
  const { orderId, refundingAmount } = locked.payment;
  const now = context.clock.now();
  const isDone = way === 'transfer';
  const refund = await insertRefund(tx, {
    orderId,
    amount,
    way,
    state: isDone ? 'DONE' : 'ASKED',
    refundKey: `KE-refund-${randomBytes(8).toString('hex')}`,
    reason,
    reference: needsReference(way) ? reference : '',
    askedBy: by,
    askedAt: now,
    endedAt: isDone ? now : null,
    nextTryAt: isDone ? null : nextRefundTry(now, now),
  });
  const changes = { refundingAmount: refundingAmount + amount };
  await updatePayment(tx, orderId, changes);
  if (isDone)
    await finishRefund(context, tx, { ...locked, payment: { ...locked.payment, ...changes } }, refund);
  else
    await logRefund(tx, locked, refund, {
      at: now,
      before: { refunding_amount: refundingAmount, refund_way: null, refund_reason: null },
      after: { refunding_amount: changes.refundingAmount, refund_way: way, refund_reason: reason },
    });
  return refund;
};
