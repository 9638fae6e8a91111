import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import type { Amounts } from '../../domain/billing/amounts.ts';
import { eventOfGatewayStatus } from '../../domain/billing/gateway-status.ts';
import { type PaymentMethod, needsCardToken } from '../../domain/billing/payment-methods.ts';
import { isPaid, nextState } from '../../domain/billing/payment-state.ts';
import type { Contact } from '../accounts/contact-of.ts';
import type { Locale } from '../../i18n/language.ts';
import { findBill } from '../enrolment/find-bill.ts';
import {
  type ChargeRefused,
  type ChargeRequest,
  type Charged,
  GatewayDown,
} from '../providers/payment-gateway/payment-gateway.ts';
import { gatewayItems, shortDescription } from './charge-lines.ts';
import type { PaymentsContext } from './context.ts';
import type { PaymentRow } from './payment-store.ts';
import { cancelCharge, reconcilePayment, recordChargeAnswer } from './reconcile-payment.ts';

/** The family whose purchase it is, whoever pays: the gateway knows the family alone as its customer. */
export interface ChargedFamily {
  readonly familyId: number;
  readonly locale: Locale;
}

/** What the gateway is told of a purchase. */
export interface ChargedPurchase {
  readonly parent: ChargedFamily;
  readonly method: PaymentMethod;
  /** with a card, what the gateway made of it in the browser; goes to the gateway and nowhere else */
  readonly cardToken: string | null;
  readonly amounts: Amounts;
}

export type ChargeRefusal =
  | 'not_found'
  | 'too_many_charges'
  | 'method_not_offered'
  | 'payment_settled_meanwhile'
  | 'payment_under_review'
  | 'payment_refused'
  | 'invalid_card'
  | 'card_payment_failed'
  | 'part_down'
  | 'payment_answer_lost';

/**
 * Asks the gateway for a charge that was saved, and records what it answers. An answer that does not come leaves the charge
 * open: the job polls it.
 * @param saved.contact of the family, as it was when the charge was saved
 */
export const chargeAtGateway = async (
  context: PaymentsContext,
  purchase: ChargedPurchase,
  { payment, contact }: { payment: PaymentRow; contact: Contact },
): Promise<PaymentRow | Refused<ChargeRefusal>> => {
  const { orderId } = payment;
  const request = requestOf(purchase, payment, contact);
  try {
    const answer = await context.payments.charge(request);
    if ('refused' in answer) return await refusedByGateway(context, payment, answer);
    const recorded = await recordChargeAnswer(context, payment, answer);
    if (!recorded) return refuse('not_found');
    // A card may be denied at once: that is an answer, and the charge stays in the family's list.
    const isReplaced = recorded.state === 'FAILED' && answer.gatewayStatus !== 'deny';
    const charged = isReplaced ? await giveWay(context, orderId, answer) : recorded;
    return !isRefused(charged) && charged.toRefund ? await giveBack(context, charged) : charged;
  } catch (error) {
    if (error instanceof GatewayDown) return answerLost(context, orderId, error);
    throw error;
  }
};

const requestOf = (
  { parent, method: { type, lifetimeMinutes }, cardToken, amounts }: ChargedPurchase,
  payment: PaymentRow,
  contact: Contact,
): ChargeRequest => {
  const { firstName, lastName, email, phoneNumber } = contact;
  const facts = {
    orderId: payment.orderId,
    gross: amounts.gross,
    items: gatewayItems(parent.locale, payment),
    customer: { firstName, lastName: lastName || null, email, phone: phoneNumber },
    description: shortDescription(parent.locale, payment),
    lifetimeMinutes,
  };
  if (!needsCardToken(type)) return { ...facts, type };
  if (cardToken === null) throw new Error('a card without its token was not refused');
  return { ...facts, type, cardToken };
};

const refusedByGateway = async (
  context: PaymentsContext,
  payment: PaymentRow,
  { refused, gatewayMessage }: ChargeRefused,
): Promise<Refused<ChargeRefusal>> => {
  const { orderId, paymentType } = payment;
  context.log.error({ payment: orderId, refused, gatewayMessage }, 'the gateway refused a charge');
  // Our ids are used once, so it was this charge that came first, and its answer that was lost.
  if (refused === 'order_id_used') return { ...refuse('payment_answer_lost'), orderId };
  await recordChargeAnswer(context, payment, 'refused', gatewayMessage);
  if (refused === 'method_not_offered' || refused === 'invalid_card') return refuse(refused);
  return refuse(needsCardToken(paymentType) ? 'card_payment_failed' : 'payment_refused');
};

/**
 * Another charge for the same replaced this one while the gateway answered, so this one must not be paid. A card that was paid
 * nevertheless counts if that is still so: the answer may be older than the end of the charge.
 */
const giveWay = async (
  context: PaymentsContext,
  orderId: string,
  { gatewayStatus, fraudStatus }: Charged,
): Promise<PaymentRow | Refused<ChargeRefusal>> => {
  const wasPaid = isPaid(nextState('PENDING', eventOfGatewayStatus(gatewayStatus, fraudStatus)));
  const current = wasPaid
    ? await reconcilePayment(context, orderId)
    : await cancelCharge(context, { orderId, gatewayStatus });
  return current && isPaid(current.state) ? current : refuse('payment_refused');
};

/**
 * Another charge paid the same while this card was charged. The card is let go at once, so that nobody has to refund it; if that
 * fails, staff know that they have to.
 */
const giveBack = async (
  context: PaymentsContext,
  { orderId, billId, gatewayStatus }: PaymentRow,
): Promise<Refused<'payment_settled_meanwhile'>> => {
  try {
    await cancelCharge(context, { orderId, gatewayStatus });
  } catch (error) {
    context.log.error({ payment: orderId, err: error }, 'a card that was not needed could not be given back');
  }
  const bill = billId === null ? null : await context.database.transaction((tx) => findBill(tx, billId));
  return { ...refuse('payment_settled_meanwhile'), orderId: bill?.paidBy ?? orderId };
};

/** Whether the gateway created the charge is not known. The row stays as it is, and the job polls. */
export const answerLost = (
  { log }: PaymentsContext,
  orderId: string,
  error: GatewayDown,
): Refused<'payment_answer_lost'> => {
  log.error({ payment: orderId, reason: error.message }, 'the answer of the gateway was lost');
  return { ...refuse('payment_answer_lost'), orderId };
};
