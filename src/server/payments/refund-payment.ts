import { randomBytes } from 'node:crypto';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import {
  type RefundRefusal,
  type RefundWay,
  type SeenPayment,
  isAsSeen,
  needsReference,
  nextRefundTry,
  refundRefusal,
} from '../../domain/billing/refunds.ts';
import type { Tx } from '../platform/db/database.ts';
import { askForRefund, finishRefund } from './ask-for-refund.ts';
import type { PaymentsContext } from './context.ts';
import { logRefund } from './log-refund.ts';
import { refundedPaymentOf, updatePayment } from './payment-store.ts';
import { lockWithChild } from './reconcile-payment.ts';
import { type RefundRow, insertRefund } from './refund-store.ts';

/** A refund that staff ask for. */
export interface RefundWish {
  /** the account of who asks */
  readonly by: number;
  readonly orderId: string;
  readonly way: RefundWay;
  /** whole rupiah */
  readonly amount: number;
  readonly reason: string;
  /** of a transfer: what finds it at the bank */
  readonly reference: string;
  /** the payment when staff decided; a refund made meanwhile, this one sent twice, or a bill that it pays now refuses it */
  readonly seen: SeenPayment;
}

/**
 * Gives money back (rules R140 and R141). By transfer it is done with the transaction that writes it down. The gateway is asked after one that has
 * saved the refund, so that an answer which is lost is asked for again with the same key (rule R142).
 * @returns null: it is done, or under way
 */
export const refundPayment = async (
  context: PaymentsContext,
  wish: RefundWish,
): Promise<null | Refused<'not_found' | 'refund_meanwhile' | 'refund_refused' | RefundRefusal>> => {
  const saved = await context.database.transaction((tx) => saveRefund(context, tx, wish));
  if (isRefused(saved)) return saved;
  if (saved.state === 'DONE') return null;
  const answered = await askForRefund(context, saved);
  if (answered === 'taken_back') return refuse('payment_not_paid');
  return answered === 'refused' ? refuse('refund_refused') : null;
};

const saveRefund = async (
  context: PaymentsContext,
  tx: Tx,
  wish: RefundWish,
): Promise<RefundRow | Refused<'not_found' | 'refund_meanwhile' | RefundRefusal>> => {
  const locked = await lockWithChild(tx, wish.orderId);
  if (!locked) return refuse('not_found');
  const { payment } = locked;
  const { refundedAmount, refundingAmount, toRefund } = payment;
  if (!isAsSeen({ gone: refundedAmount + refundingAmount, toRefund }, wish.seen))
    return refuse('refund_meanwhile');
  const refusal = refundRefusal(refundedPaymentOf(payment), wish);
  if (refusal) return refuse(refusal);
  const now = context.clock.now();
  const { by, orderId, way, amount, reason, reference } = wish;
  const refund = await insertRefund(tx, {
    orderId,
    amount,
    way,
    // A transfer was made at the bank before it is written down here.
    state: way === 'transfer' ? 'DONE' : 'ASKED',
    refundKey: `KE-refund-${randomBytes(8).toString('hex')}`,
    reason,
    reference: needsReference(way) ? reference : '',
    askedBy: by,
    askedAt: now,
    endedAt: way === 'transfer' ? now : null,
    nextTryAt: way === 'transfer' ? null : nextRefundTry(now, now),
  });
  // Until the gateway has answered it is no more than asked for.
  if (way === 'gateway')
    await logRefund(tx, locked, refund, {
      at: now,
      before: { refunding_amount: refundingAmount, refund_way: null, refund_reason: null },
      after: { refunding_amount: refundingAmount + amount, refund_way: way, refund_reason: reason },
    });
  const changes = { refundingAmount: refundingAmount + amount };
  await updatePayment(tx, orderId, changes);
  if (way === 'transfer')
    await finishRefund(context, tx, { ...locked, payment: { ...payment, ...changes } }, refund);
  return refund;
};
