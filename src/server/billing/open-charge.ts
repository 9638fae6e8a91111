import { randomBytes } from 'node:crypto';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import type { Amounts } from '../../domain/billing/amounts.ts';
import { chargeExpiry, nextPollOfOpenCharge } from '../../domain/billing/charge-lifetime.ts';
import {
  chargeLimitSince,
  chargeWaitSeconds,
  maxCardChargesPerHour,
  maxChargesPerHour,
} from '../../domain/billing/charge-limit.ts';
import { eventOfGatewayStatus } from '../../domain/billing/gateway-status.ts';
import { type PaymentMethod, needsCardToken } from '../../domain/billing/payment-methods.ts';
import { isPaid, nextState } from '../../domain/billing/payment-state.ts';
import type { Purpose } from '../../domain/billing/price-items.ts';
import { opensYear } from '../../domain/billing/settling.ts';
import type { Parent } from '../accounts/actors.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { findBill } from '../enrolment/find-bill.ts';
import { describeBill } from '../enrolment/describe-bill.ts';
import type { KnownBill, KnownEnrolment } from '../enrolment/enrolments-of.ts';
import { lockAnyChild } from '../families/known-children.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import {
  type ChargeRefused,
  type ChargeRequest,
  type Charged,
  GatewayDown,
} from '../providers/payment-gateway/payment-gateway.ts';
import { type BillDescription, gatewayItems, shortDescription } from './charge-lines.ts';
import type { BillingContext } from './context.ts';
import { addPaymentEvent } from './payment-event-store.ts';
import {
  cancelCharge,
  endSupersededCharge,
  reconcilePayment,
  recordChargeAnswer,
} from './reconcile-payment.ts';
import { type PaymentRow, chargesOpenedSince, insertPayment } from './payment-store.ts';
import type { ChargeLine, ChargedParcel } from './tables.ts';

/** What is charged, after every rule about it was checked. */
export interface Purchase<R extends Refused> {
  readonly parent: Parent;
  readonly childId: number;
  readonly purpose: Purpose;
  readonly method: PaymentMethod;
  /** with a card, what the gateway made of it in the browser; goes to the gateway and nowhere else */
  readonly cardToken: string | null;
  readonly amounts: Amounts;
  /** the open charges that this one replaces */
  supersededCharges(db: Database): Promise<readonly PaymentRow[]>;
  /** the newest charges for the same that ended unpaid, and for which money may have come since */
  endedCharges(db: Database): Promise<readonly PaymentRow[]>;
  /** in the transaction that saves the charge: checks the rules again, and makes or finds the bill that it pays */
  bill(tx: Tx, now: Date): Promise<ChargedBill | R>;
  /** what is charged, line by line */
  lines(tx: Tx, charged: ChargedBill, description: BillDescription): Promise<ChargeLine[]>;
}

/** What a charge pays. */
export interface ChargedBill {
  readonly enrolment: KnownEnrolment;
  readonly bill: KnownBill;
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

/** How often this is tried when another request opens a charge for the same in between. */
const MAX_ATTEMPTS = 3;

/**
 * Opens a charge: cancels those it replaces, saves it with its bill, and only then calls the gateway, so that no money can
 * arrive for a charge that the school does not know.
 */
export const openCharge = async <R extends Refused>(
  context: BillingContext,
  purchase: Purchase<R>,
): Promise<PaymentRow | Refused<ChargeRefusal> | R> => {
  // A school without a gateway takes no money: nothing is saved for a charge that can never be opened.
  if (context.payments.name === 'none') return refuse('part_down');
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    // Before the open charge is ended, which can still be paid when no other may be opened.
    const tooMany = await limitRefusal(context.database.db, purchase, context.clock.now());
    if (tooMany) return tooMany;
    const refused = await endSupersededCharges(context, purchase);
    if (refused) return refused;
    const saved = await save(context, purchase);
    if (saved !== 'superseded') return isRefused(saved) ? saved : charge(context, purchase, saved);
  }
  return refuse('payment_refused');
};

/** Refuses more charges for a child, or by card for a family, than an hour allows, and says how long to wait (rule R74). */
const limitRefusal = async (
  db: Database,
  { parent, childId, method }: Pick<Purchase<never>, 'parent' | 'childId' | 'method'>,
  now: Date,
): Promise<Refused<'too_many_charges'> | null> => {
  const opened = await chargesOpenedSince(db, parent.familyId, chargeLimitSince(now));
  const timesOf = (charges: typeof opened) => charges.map(({ createdAt }) => createdAt);
  const ofChild = timesOf(opened.filter((charge) => charge.childId === childId));
  const byCard = timesOf(opened.filter(({ paymentType }) => needsCardToken(paymentType)));
  const retryAfter = Math.max(
    chargeWaitSeconds(ofChild, now, maxChargesPerHour) ?? 0,
    needsCardToken(method.type) ? (chargeWaitSeconds(byCard, now, maxCardChargesPerHour) ?? 0) : 0,
  );
  return retryAfter === 0 ? null : { ...refuse('too_many_charges'), retryAfter };
};

/** Ends the former charges at the gateway first; one that is found settled stands (rules R66 and R67). */
const endSupersededCharges = async <R extends Refused>(
  context: BillingContext,
  { supersededCharges, endedCharges }: Purchase<R>,
): Promise<Refused<ChargeRefusal> | null> => {
  const { database, clock, pollLimiter } = context;
  const ended = (await endedCharges(database.db)).filter(({ orderId }) =>
    pollLimiter.isEndedDue(orderId, clock.now()),
  );
  for (const former of [...(await supersededCharges(database.db)), ...ended]) {
    const { orderId, state } = former;
    try {
      const current =
        state === 'PENDING'
          ? await endSupersededCharge(context, former)
          : await reconcilePayment(context, orderId);
      pollLimiter.record(orderId, clock.now());
      if (current && isPaid(current.state) && !current.toRefund)
        return { ...refuse('payment_settled_meanwhile'), orderId };
      // Paid with another amount: it cannot be ended, and staff have been notified.
      if (current?.state === 'PENDING' && current.otherAmountAt !== null)
        return { ...refuse('payment_under_review'), orderId };
    } catch (error) {
      if (error instanceof GatewayDown) return answerLost(context, orderId, error);
      throw error;
    }
  }
  return null;
};

/** The charge is saved before the gateway is called: decision 0012. */
const save = async <R extends Refused>(
  { database, clock }: BillingContext,
  purchase: Purchase<R>,
): Promise<PaymentRow | R | 'superseded' | Refused<'not_found' | 'too_many_charges'>> =>
  database.transaction(async (tx) => {
    const child = await lockAnyChild(tx, purchase.childId);
    if (!child) return refuse('not_found');
    if ((await purchase.supersededCharges(tx)).length > 0) return 'superseded';
    const now = clock.now();
    const tooMany = await limitRefusal(tx, purchase, now);
    if (tooMany) return tooMany;
    const made = await purchase.bill(tx, now);
    if (isRefused(made)) return made;
    const description = describe(made);
    const lines = await purchase.lines(tx, made, description);
    const parcel = await parcelOf(tx, purchase.parent, made);
    const saved = await insertPayment(tx, {
      ...newPayment(purchase, made, now),
      ...description,
      lines,
      parcel,
    });
    const { orderId, state } = saved;
    await addPaymentEvent(tx, { orderId, source: 'opened', said: '', response: '', state, at: now });
    return saved;
  });

/** Where the parcel of a year goes by its first bill; the street only while the family still lives in the city that was charged. */
const parcelOf = async (
  tx: Tx,
  { familyId }: Parent,
  { enrolment: { parcel }, bill }: ChargedBill,
): Promise<ChargedParcel | null> => {
  if (!opensYear(bill)) return null;
  const contact = await contactOf(tx, familyId, familyId);
  const lives = contact?.city === parcel.city;
  return {
    ...parcel,
    addressDetails: lives ? contact.addressDetails : '',
    zipCode: lives ? contact.zipCode : '',
  };
};

const describe = ({ enrolment: { term }, bill }: ChargedBill): BillDescription => ({
  billDescription: describeBill('en', bill, term),
  billDescriptionIndo: describeBill('id', bill, term),
});

const newPayment = <R extends Refused>(
  { parent, childId, purpose, method, amounts }: Purchase<R>,
  { enrolment, bill }: ChargedBill,
  now: Date,
) => ({
  orderId: `KE-${bill.billId}-${randomBytes(8).toString('hex')}`,
  familyId: parent.familyId,
  childId,
  enrolmentId: enrolment.enrolmentId,
  billId: bill.billId,
  purpose,
  paymentType: method.type,
  grossAmount: amounts.gross,
  fee: amounts.fee,
  deliveryAmount: amounts.delivery,
  state: 'PENDING' as const,
  gatewayStatus: '',
  expiresAt: chargeExpiry(now, method),
  request: '{}',
  response: '{}',
  actions: '[]',
  createdAt: now,
  nextPollAt: nextPollOfOpenCharge({ createdAt: now, expiresAt: chargeExpiry(now, method) }, now),
});

const charge = async <R extends Refused>(
  context: BillingContext,
  purchase: Purchase<R>,
  payment: PaymentRow,
): Promise<PaymentRow | Refused<ChargeRefusal>> => {
  const { orderId } = payment;
  const request = await requestOf(context, purchase, payment);
  try {
    const answer = await context.payments.charge(request);
    if ('refused' in answer) return await refusedByGateway(context, payment, answer);
    const recorded = await recordChargeAnswer(context, orderId, answer);
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

const requestOf = async <R extends Refused>(
  { database }: BillingContext,
  { parent, method: { type, lifetimeMinutes }, cardToken, amounts }: Purchase<R>,
  payment: PaymentRow,
): Promise<ChargeRequest> => {
  const contact = await contactOf(database.db, parent.familyId, parent.familyId);
  if (!contact) throw new Error('a signed-in parent has no account');
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
  context: BillingContext,
  { orderId, paymentType }: PaymentRow,
  { refused, gatewayMessage }: ChargeRefused,
): Promise<Refused<ChargeRefusal>> => {
  context.log.error({ payment: orderId, refused, gatewayMessage }, 'the gateway refused a charge');
  // Our ids are used once, so it was this charge that came first, and its answer that was lost.
  if (refused === 'order_id_used') return { ...refuse('payment_answer_lost'), orderId };
  await recordChargeAnswer(context, orderId, 'refused', gatewayMessage);
  if (refused === 'method_not_offered' || refused === 'invalid_card') return refuse(refused);
  return refuse(needsCardToken(paymentType) ? 'card_payment_failed' : 'payment_refused');
};

/**
 * Another charge for the same replaced this one while the gateway answered, so this one must not be paid. A card that was paid
 * nevertheless counts if that is still so: the answer may be older than the end of the charge.
 */
const giveWay = async (
  context: BillingContext,
  orderId: string,
  { gatewayStatus, fraudStatus }: Charged,
): Promise<PaymentRow | Refused<ChargeRefusal>> => {
  const wasPaid = isPaid(nextState('PENDING', eventOfGatewayStatus(gatewayStatus, fraudStatus)));
  const current = await (wasPaid ? reconcilePayment : cancelCharge)(context, orderId);
  return current && isPaid(current.state) ? current : refuse('payment_refused');
};

/**
 * Another charge paid the same while this card was charged. The card is let go at once, so that nobody has to refund it; if that
 * fails, staff know that they have to.
 */
const giveBack = async (
  context: BillingContext,
  { orderId, billId }: PaymentRow,
): Promise<Refused<'payment_settled_meanwhile'>> => {
  try {
    await cancelCharge(context, orderId);
  } catch (error) {
    context.log.error({ payment: orderId, err: error }, 'a card that was not needed could not be given back');
  }
  const bill = billId === null ? null : await context.database.transaction((tx) => findBill(tx, billId));
  return { ...refuse('payment_settled_meanwhile'), orderId: bill?.paidBy ?? orderId };
};

/** Whether the gateway created the charge is not known. The row stays as it is, and the job polls. */
const answerLost = (
  { log }: BillingContext,
  orderId: string,
  error: GatewayDown,
): Refused<'payment_answer_lost'> => {
  log.error({ payment: orderId, reason: error.message }, 'the answer of the gateway was lost');
  return { ...refuse('payment_answer_lost'), orderId };
};
