import { eventOfGatewayStatus } from '../../domain/billing/gateway-status.ts';
import { nextState } from '../../domain/billing/payment-state.ts';
import { isRefundKeyOver, isWholeRefund, refundOutcome } from '../../domain/billing/refunds.ts';
import { countsAt } from '../../domain/billing/settling.ts';
import { rupiah } from '../../domain/values/money.ts';
import type { Tx } from '../platform/db/database.ts';
import { noteEvent } from '../webhooks/note-event.ts';
import { GatewayDown, type GatewayStatus } from '../providers/payment-gateway/payment-gateway.ts';
import type { PaymentsContext } from './context.ts';
import { logRefund } from './log-refund.ts';
import { refundNotices } from './payment-notices.ts';
import {
  type PaymentRow,
  receivedOf,
  refundedPaymentOf,
  stateOfPayment,
  updatePayment,
} from './payment-store.ts';
import { type LockedPayment, applyStaffAnswer, lockWithChild } from './reconcile-payment.ts';
import { idsOf, reopenedBy } from './settle-payment.ts';
import { type RefundRow, givenBackBy, lockAskedRefund, refundsOf, updateRefund } from './refund-store.ts';

/** `taken_back`: the whole payment went back in another way, and nothing of it is to be given back any more. */
type Ended = 'done' | 'refused' | 'taken_back';

/**
 * Asks the gateway for a refund that was saved, and writes down what it answers (rule R142).
 * @returns `open` when nobody knows: the job asks again
 */
export const askForRefund = async (context: PaymentsContext, refund: RefundRow): Promise<Ended | 'open'> => {
  try {
    return await recordRefundAnswer(context, refund, await answerTo(context, refund));
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    context.log.error({ payment: refund.orderId, reason: error.message }, 'the answer to a refund was lost');
    return 'open';
  }
};

/**
 * What the gateway says: it has given the money back now, or how the charge stands, null being that it knows none. With `refusal`
 * why it gave nothing now.
 */
type RefundAnswer =
  | { readonly given: GatewayStatus }
  | { readonly status: GatewayStatus | null; readonly refusal: string };

const answerTo = async (
  { payments, database, clock }: PaymentsContext,
  { orderId, refundKey: key, amount, reason, askedAt }: RefundRow,
): Promise<RefundAnswer> => {
  const state = await stateOfPayment(database.db, orderId);
  // Asked again with a key that is over, the gateway could give the money back twice.
  if (isRefundKeyOver(askedAt, clock.now()))
    return { status: await payments.status(orderId), refusal: 'unanswered' };
  // A card that has not settled is let go, and not refunded.
  const letGo = state === 'CAPTURED' ? await payments.cancel(orderId) : null;
  if (letGo && isTakenBack(letGo, 'CAPTURED')) return { status: letGo, refusal: 'let_go' };
  // Nothing is there any more: a card was let go and that answer was lost, or the customer's bank has taken it back.
  if (state === 'REVERSED') return { status: await payments.status(orderId), refusal: 'taken_back' };
  const answer = await payments.refund(orderId, { key, amount: rupiah(amount), reason });
  if (answer === null) return { status: null, refusal: 'unknown' };
  if (!('refused' in answer)) return { given: answer };
  // It may refuse because this refund was done before and its answer was lost.
  return { status: await payments.status(orderId), refusal: answer.refused };
};

const isTakenBack = ({ gatewayStatus, fraudStatus }: GatewayStatus, state: PaymentRow['state']): boolean =>
  nextState(state, eventOfGatewayStatus(gatewayStatus, fraudStatus)) === 'REVERSED';

const recordRefundAnswer = (
  context: PaymentsContext,
  { refundId, orderId }: RefundRow,
  answer: RefundAnswer,
): Promise<Ended> =>
  context.database.transaction(async (tx) => {
    const locked = await lockWithChild(tx, orderId);
    const refund = locked && (await lockAskedRefund(tx, refundId));
    // Another process has written the answer down.
    if (!refund) return (await endedState(tx, orderId, refundId)) === 'REFUSED' ? 'refused' : 'done';
    const outcome = 'given' in answer ? 'done' : await outcomeOf(tx, locked, refund, answer.status);
    const status = 'given' in answer ? answer.given : answer.status;
    const payment = status ? await applyStaffAnswer(context, tx, locked, status) : locked.payment;
    const current = { ...locked, payment };
    if (outcome !== 'done') {
      const refusal = outcome === 'taken_back' || 'given' in answer ? 'taken_back' : answer.refusal;
      await refuseRefund(context, tx, current, { ...refund, refusal });
      return outcome === 'taken_back' ? 'taken_back' : 'refused';
    }
    await updateRefund(tx, refundId, {
      state: 'DONE',
      endedAt: doneAt(refund, status, context),
      nextTryAt: null,
    });
    await finishRefund(context, tx, current, refund);
    return 'done';
  });

/** When the money went back, as the gateway says (rule R147). */
const doneAt = (
  { refundKey, askedAt }: RefundRow,
  status: GatewayStatus | null,
  { clock }: Pick<PaymentsContext, 'clock'>,
): Date => {
  const there = status?.givenBack.refunds?.find(({ key }) => key === refundKey);
  return countsAt(there?.at ?? null, { since: askedAt, heardAt: clock.now() });
};

const outcomeOf = async (
  tx: Tx,
  { payment }: LockedPayment,
  { orderId, refundKey: key, amount }: RefundRow,
  status: GatewayStatus | null,
) =>
  status === null
    ? 'not_done'
    : refundOutcome(
        { key, amount },
        { ...refundedPaymentOf(payment), refundedByGateway: await givenBackBy(tx, orderId, 'gateway') },
        { isTakenBack: isTakenBack(status, payment.state), ...status.givenBack },
      );

const endedState = async (tx: Tx, orderId: string, refundId: number) =>
  (await refundsOf(tx, [orderId])).find((one) => one.refundId === refundId)?.state;

const refuseRefund = async (
  { clock, log, notifyStaff }: PaymentsContext,
  tx: Tx,
  locked: LockedPayment,
  refund: RefundRow,
): Promise<void> => {
  const { payment, child } = locked;
  const { refundId, orderId, amount, refusal } = refund;
  const now = clock.now();
  log.error({ payment: orderId, refusal }, 'the gateway refused a refund');
  await updateRefund(tx, refundId, { state: 'REFUSED', endedAt: now, refusal, nextTryAt: null });
  const left = payment.refundingAmount - amount;
  await updatePayment(tx, orderId, { refundingAmount: left });
  await logRefund(tx, locked, refund, {
    at: now,
    before: { refunding_amount: payment.refundingAmount },
    after: { refunding_amount: left },
  });
  const { staffRefused, staffNotNeeded } = refundNotices({ payment, child, amount, now });
  // Who transferred it nevertheless would give it back twice.
  await notifyStaff(tx, refusal === 'taken_back' ? staffNotNeeded : staffRefused);
};

/** The money has gone back: the payment knows how much, its bill is open again when nothing is left, and the family is told. */
export const finishRefund = async (
  context: PaymentsContext,
  tx: Tx,
  locked: LockedPayment,
  refund: RefundRow,
): Promise<void> => {
  const { payment, child } = locked;
  const { orderId, amount, way, reason } = refund;
  const now = context.clock.now();
  const isWhole = isWholeRefund(refundedPaymentOf(payment), amount);
  const current =
    isWhole && payment.state !== 'REVERSED'
      ? await applyStaffAnswer(context, tx, { child, payment }, 'refunded')
      : payment;
  // With what the gateway gave back besides it can be more than came.
  const refundedAmount = Math.min(current.refundedAmount + amount, receivedOf(current));
  await updatePayment(tx, orderId, {
    refundedAmount,
    refundingAmount: current.refundingAmount - amount,
  });
  await logRefund(tx, locked, refund, {
    at: now,
    before: { refunded_amount: current.refundedAmount, refund_way: null, refund_reason: null },
    after: { refunded_amount: refundedAmount, refund_way: way, refund_reason: reason },
  });
  const state = isWhole ? 'refunded' : 'partly_refunded';
  await noteEvent(tx, { kind: 'payment.refunded', at: now, data: { ...idsOf(locked), state } });
  const reopened = isWhole ? await reopenedBy(tx, { payment, child, now }) : null;
  const notices = refundNotices({ payment, child, amount, reopened, now });
  await context.notifyAccount(tx, {
    userId: child.familyId,
    ...(way === 'transfer' ? notices.byTransfer : notices.byGateway),
  });
};
