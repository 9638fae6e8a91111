import { randomBytes } from 'node:crypto';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import {
  type RefundRefusal,
  type RefundWay,
  type RefundedPayment,
  isWholeRefund,
  nextRefundTry,
  refundRefusal,
} from '../../domain/billing/refunds.ts';
import { rupiah } from '../../domain/values/money.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Tx } from '../platform/db/database.ts';
import {
  GatewayDown,
  type GatewayStatus,
  type RefundRefused,
} from '../providers/payment-gateway/payment-gateway.ts';
import type { BillingContext } from './context.ts';
import { refundNotices } from './payment-notices.ts';
import { type PaymentRow, receivedOf, stateOfPayment, updatePayment } from './payment-store.ts';
import { type LockedPayment, applyStaffAnswer, lockWithChild } from './reconcile-payment.ts';
import { type RefundRow, insertRefund, lockAskedRefund, refundsOf, updateRefund } from './refund-store.ts';

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
  /** what had gone back when staff decided; a refund made meanwhile, or this one sent twice, refuses it */
  readonly refundedBefore: number;
}

/** How a payment stands towards refunds. */
export const refundedPaymentOf = (payment: PaymentRow): RefundedPayment => ({
  state: payment.state,
  paymentType: payment.paymentType,
  received: receivedOf(payment),
  refunded: payment.refundedAmount,
  refunding: payment.refundingAmount,
});

/**
 * Gives money back (rules R140 and R141). By transfer it is done with the transaction that writes it down. The gateway is asked after one that has
 * saved the refund, so that an answer which is lost is asked for again with the same key (rule R142).
 * @returns null: it is done, or under way
 */
export const refundPayment = async (
  context: BillingContext,
  wish: RefundWish,
): Promise<null | Refused<'not_found' | 'refund_meanwhile' | 'refund_refused' | RefundRefusal>> => {
  const saved = await context.database.transaction((tx) => saveRefund(context, tx, wish));
  if (isRefused(saved)) return saved;
  if (saved.state === 'DONE') return null;
  return (await tryRefund(context, saved)) === 'refused' ? refuse('refund_refused') : null;
};

const saveRefund = async (
  context: BillingContext,
  tx: Tx,
  wish: RefundWish,
): Promise<RefundRow | Refused<'not_found' | 'refund_meanwhile' | RefundRefusal>> => {
  const locked = await lockWithChild(tx, wish.orderId);
  if (!locked) return refuse('not_found');
  const { payment, child } = locked;
  const { refundedAmount, refundingAmount } = payment;
  if (refundedAmount + refundingAmount !== wish.refundedBefore) return refuse('refund_meanwhile');
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
    reference: way === 'transfer' ? reference : '',
    askedBy: by,
    askedAt: now,
    endedAt: way === 'transfer' ? now : null,
    nextTryAt: way === 'transfer' ? null : nextRefundTry(now, now),
  });
  await recordChange(tx, {
    by,
    at: now,
    kind: 'payment',
    objectId: orderId,
    name: fullName(child.firstName, child.lastName),
    before: { refunded_amount: refundedAmount, refund_way: null, refund_reason: null },
    after: { refunded_amount: refundedAmount + amount, refund_way: way, refund_reason: reason },
  });
  const changes = { refundingAmount: refundingAmount + amount };
  await updatePayment(tx, orderId, changes);
  if (way === 'transfer')
    await finish(context, tx, { ...locked, payment: { ...payment, ...changes } }, refund);
  return refund;
};

/**
 * Asks the gateway for a refund that was saved, and writes down what it answers.
 * @returns `open` when nobody knows: the job asks again
 */
export const tryRefund = async (
  context: BillingContext,
  refund: RefundRow,
): Promise<'done' | 'refused' | 'open'> => {
  try {
    return await recordRefundAnswer(context, refund, await answerTo(context, refund));
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    context.log.error({ payment: refund.orderId, reason: error.message }, 'the answer to a refund was lost');
    return 'open';
  }
};

/** What the gateway says of a refund: how the charge stands then, or that nothing went back. */
type RefundAnswer = GatewayStatus | RefundRefused['refused'] | 'unknown' | 'unanswered';

const answerTo = async (
  { payments, database, clock }: BillingContext,
  { orderId, refundKey: key, amount, reason, askedAt }: RefundRow,
): Promise<RefundAnswer> => {
  // The key has expired: asked again with it, the gateway could give the money back twice.
  if (nextRefundTry(askedAt, clock.now()) === null) return lateAnswer(await payments.status(orderId));
  // A card that has not settled is let go, and not refunded.
  const letGo =
    (await stateOfPayment(database.db, orderId)) === 'CAPTURED' ? await payments.cancel(orderId) : null;
  if (letGo && hasGoneBack(letGo)) return letGo;
  const answer = await payments.refund(orderId, { key, amount: rupiah(amount), reason });
  if (answer === null) return 'unknown';
  if (!('refused' in answer)) return answer;
  // Our keys are used once, so it was this refund that came first, and its answer that was lost.
  return answer.refused === 'refund_key_used'
    ? ((await payments.status(orderId)) ?? 'unknown')
    : answer.refused;
};

const hasGoneBack = ({ gatewayStatus }: GatewayStatus): boolean =>
  ['refund', 'partial_refund', 'cancel'].includes(gatewayStatus);

const lateAnswer = (status: GatewayStatus | null): RefundAnswer =>
  status && hasGoneBack(status) ? status : 'unanswered';

const recordRefundAnswer = (
  context: BillingContext,
  { refundId, orderId }: RefundRow,
  answer: RefundAnswer,
): Promise<'done' | 'refused'> =>
  context.database.transaction(async (tx) => {
    const locked = await lockWithChild(tx, orderId);
    const refund = locked && (await lockAskedRefund(tx, refundId));
    // Another process has written the answer down.
    if (!refund) return (await endedState(tx, orderId, refundId)) === 'REFUSED' ? 'refused' : 'done';
    if (typeof answer === 'string') {
      await refuseRefund(context, tx, locked, refund, answer);
      return 'refused';
    }
    const payment = await applyStaffAnswer(context, tx, locked, answer);
    await updateRefund(tx, refundId, { state: 'DONE', endedAt: context.clock.now(), nextTryAt: null });
    await finish(context, tx, { ...locked, payment }, refund);
    return 'done';
  });

const endedState = async (tx: Tx, orderId: string, refundId: number) =>
  (await refundsOf(tx, [orderId])).find((one) => one.refundId === refundId)?.state;

const refuseRefund = async (
  { clock, log, notifyStaff }: BillingContext,
  tx: Tx,
  { payment, child }: LockedPayment,
  { refundId, orderId, amount }: RefundRow,
  refusal: string,
): Promise<void> => {
  const now = clock.now();
  log.error({ payment: orderId, refusal }, 'the gateway refused a refund');
  await updateRefund(tx, refundId, { state: 'REFUSED', endedAt: now, refusal, nextTryAt: null });
  await updatePayment(tx, orderId, { refundingAmount: payment.refundingAmount - amount });
  await notifyStaff(tx, refundNotices({ payment, child, amount, now }).staffRefused);
};

/** The money has gone back: the payment knows how much, its bill is open again when nothing is left, and the family is told. */
const finish = async (
  context: BillingContext,
  tx: Tx,
  { payment, child }: LockedPayment,
  { orderId, amount, way }: RefundRow,
): Promise<void> => {
  const isWhole = isWholeRefund(refundedPaymentOf(payment), amount);
  const current =
    isWhole && payment.state !== 'REVERSED'
      ? await applyStaffAnswer(context, tx, { child, payment }, 'refunded')
      : payment;
  await updatePayment(tx, orderId, {
    refundedAmount: current.refundedAmount + amount,
    refundingAmount: current.refundingAmount - amount,
  });
  const notices = refundNotices({ payment, child, amount, now: context.clock.now() });
  await context.notifyAccount(tx, {
    userId: child.familyId,
    ...(way === 'transfer' ? notices.byTransfer : notices.byGateway),
  });
};
