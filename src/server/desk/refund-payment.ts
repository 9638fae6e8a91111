import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import {
  type RefundRefusal,
  type SeenPayment,
  isAsSeen,
  refundRefusal,
} from '../../domain/billing/refunds.ts';
import { paths } from '../../paths.ts';
import type { Tx } from '../platform/db/database.ts';
import { askForRefund } from '../payments/ask-for-refund.ts';
import type { PaymentsContext } from '../payments/context.ts';
import { type RefundRow, receivedOf, refundedPaymentOf } from '../payments/known-payments.ts';
import { type NewRefund, noteRefund } from '../payments/note-refund.ts';
import { lockWithChild, reconcilePayment } from '../payments/reconcile-payment.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';

/** A refund that staff ask for. */
export interface RefundWish extends NewRefund {
  readonly orderId: string;
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
  if (wish.way === 'transfer') await hearOfRefunds(context, wish.orderId);
  const saved = await context.database.transaction((tx) => saveRefund(context, tx, wish));
  if (isRefused(saved)) return saved;
  if (saved.state === 'DONE') return null;
  const answered = await askForRefund(context, saved);
  if (answered === 'taken_back') return refuse('payment_not_paid');
  return answered === 'refused' ? refuse('refund_refused') : null;
};

/** A transfer cannot be refused any more by the gateway, so it is asked first what it gave back itself. */
const hearOfRefunds = async (context: PaymentsContext, orderId: string): Promise<void> => {
  try {
    await reconcilePayment(context, orderId);
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    context.log.warn(
      { payment: orderId, reason: error.message },
      'the gateway could not be asked before a transfer',
    );
  }
};

const saveRefund = async (
  context: PaymentsContext,
  tx: Tx,
  wish: RefundWish,
): Promise<RefundRow | Refused<'not_found' | 'refund_meanwhile' | RefundRefusal>> => {
  const locked = await lockWithChild(tx, wish.orderId);
  if (!locked) return refuse('not_found');
  const { refundedAmount, refundingAmount, toRefund } = locked.payment;
  if (!isAsSeen({ gone: refundedAmount + refundingAmount, toRefund }, wish.seen))
    return refuse('refund_meanwhile');
  const refusal = refundRefusal(refundedPaymentOf(locked.payment), wish);
  if (refusal) return refuse(refusal);
  const isWhole = refundedAmount + refundingAmount + wish.amount >= receivedOf(locked.payment);
  if (isWhole)
    await context.endStaffMessages(tx, {
      link: paths.adminPayments(wish.orderId),
      now: context.clock.now(),
    });
  return noteRefund(context, tx, locked, wish);
};
