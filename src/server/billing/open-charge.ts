import { randomBytes } from 'node:crypto';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import type { Amounts } from '../../domain/billing/amounts.ts';
import { chargeExpiry, nextAskingAt } from '../../domain/billing/charge-lifetime.ts';
import type { OfferedType, PaymentMethod } from '../../domain/billing/payment-methods.ts';
import { isPaid } from '../../domain/billing/payment-state.ts';
import type { Purpose } from '../../domain/billing/price-items.ts';
import type { Parent } from '../accounts/actors.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { describeBill } from '../enrolment/describe-bill.ts';
import type { KnownBill, KnownEnrolment } from '../enrolment/enrolments-of.ts';
import { holdChild } from '../families/known-children.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import { type BillWords, gatewayItems } from './charge-lines.ts';
import type { BillingContext } from './context.ts';
import { endCharge, hearOfPayment, noteAnswer } from './hear-of-payment.ts';
import { type PaymentRow, insertPayment } from './payment-store.ts';
import type { ChargeLine } from './tables.ts';

/** What is charged, after everything about it was asked of the rules. */
export interface Purchase<R extends Refused> {
  readonly parent: Parent;
  readonly childId: number;
  readonly purpose: Purpose;
  readonly method: PaymentMethod<OfferedType>;
  readonly amounts: Amounts;
  /** the open charges that this one takes the place of */
  former(db: Database): Promise<readonly PaymentRow[]>;
  /** those for the same that ended unpaid, and for which money may have come since */
  ended(db: Database): Promise<readonly PaymentRow[]>;
  /** in the transaction that saves the charge: asks the rules again, and makes or finds the bill that it pays */
  bill(tx: Tx, now: Date): Promise<ChargedBill | R>;
  /** what is charged, line by line */
  lines(tx: Tx, charged: ChargedBill, words: BillWords): Promise<ChargeLine[]>;
}

/** What a charge pays. */
export interface ChargedBill {
  readonly enrolment: KnownEnrolment;
  readonly bill: KnownBill;
}

export type ChargeRefusal =
  | 'not_found'
  | 'method_not_offered'
  | 'payment_settled_meanwhile'
  | 'payment_refused'
  | 'part_down'
  | 'payment_answer_lost';

/** How often somebody else may open a charge for the same in between before this one gives way. */
const ROUNDS = 3;

/**
 * Opens a charge: ends those it replaces, saves it with its bill, and only then asks the gateway, so that no money can
 * come for a charge that the school does not know.
 */
export const openCharge = async <R extends Refused>(
  context: BillingContext,
  purchase: Purchase<R>,
): Promise<PaymentRow | Refused<ChargeRefusal> | R> => {
  // A school without a gateway takes no money: nothing is saved for a charge that can never be opened.
  if (context.payments.name === 'none') return refuse('part_down');
  for (let round = 0; round < ROUNDS; round += 1) {
    const refused = await endFormer(context, purchase);
    if (refused) return refused;
    const saved = await save(context, purchase);
    if (saved !== 'another_came') return isRefused(saved) ? saved : charge(context, purchase, saved);
  }
  return refuse('payment_refused');
};

const endFormer = async <R extends Refused>(
  context: BillingContext,
  { former, ended }: Purchase<R>,
): Promise<Refused<ChargeRefusal> | null> => {
  const { db } = context.database;
  for (const { orderId, state } of [...(await former(db)), ...(await ended(db))]) {
    try {
      const look = state === 'PENDING' ? endCharge : hearOfPayment;
      const stands = await look(context, orderId);
      if (stands && isPaid(stands.state) && !stands.toRefund)
        return { ...refuse('payment_settled_meanwhile'), orderId };
    } catch (error) {
      if (error instanceof GatewayDown) return lost(context, orderId, error);
      throw error;
    }
  }
  return null;
};

/** The charge stands in the database before the gateway hears of it: decision 0012. */
const save = async <R extends Refused>(
  { database, clock }: BillingContext,
  purchase: Purchase<R>,
): Promise<PaymentRow | R | 'another_came' | Refused<'not_found'>> =>
  database.transaction(async (tx) => {
    const child = await holdChild(tx, purchase.childId);
    if (!child) return refuse('not_found');
    if ((await purchase.former(tx)).length > 0) return 'another_came';
    const now = clock.now();
    const made = await purchase.bill(tx, now);
    if (isRefused(made)) return made;
    const described = wordsOfBill(made);
    const lines = await purchase.lines(tx, made, described);
    return insertPayment(tx, { ...newPayment(purchase, made, now), ...described, lines });
  });

const wordsOfBill = ({ enrolment: { term }, bill }: ChargedBill): BillWords => ({
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
  word: '',
  expiresAt: chargeExpiry(now, method),
  request: '{}',
  response: '{}',
  actions: '[]',
  createdAt: now,
  nextCheckAt: nextAskingAt({ createdAt: now, expiresAt: chargeExpiry(now, method) }, now),
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
    if ('refused' in answer) return await refusedByGateway(context, orderId, answer);
    const noted = await noteAnswer(context, orderId, answer);
    return noted?.state === 'FAILED' ? await giveWay(context, orderId) : (noted ?? refuse('not_found'));
  } catch (error) {
    if (error instanceof GatewayDown) return lost(context, orderId, error);
    throw error;
  }
};

const requestOf = async <R extends Refused>(
  { database }: BillingContext,
  { parent, method, amounts }: Purchase<R>,
  payment: PaymentRow,
) => {
  const contact = await contactOf(database.db, parent.familyId, parent.familyId);
  if (!contact) throw new Error('a signed-in parent has no account');
  const { firstName, lastName, email, phoneNumber } = contact;
  return {
    orderId: payment.orderId,
    type: method.type,
    gross: amounts.gross,
    items: gatewayItems(parent.locale, payment),
    customer: { firstName, lastName: lastName || null, email, phone: phoneNumber },
    lifetimeMinutes: method.lifetimeMinutes,
  };
};

const refusedByGateway = async (
  context: BillingContext,
  orderId: string,
  { refused, told }: { refused: string; told: string },
): Promise<Refused<ChargeRefusal>> => {
  context.log.error({ payment: orderId, refused, told }, 'the gateway refused a charge');
  await noteAnswer(context, orderId, 'refused');
  return refuse(refused === 'method_not_offered' ? 'method_not_offered' : 'payment_refused');
};

/** While the gateway answered, another charge for the same took this one's place: nobody shall pay this one. */
const giveWay = async (context: BillingContext, orderId: string): Promise<Refused<ChargeRefusal>> => {
  await endCharge(context, orderId);
  return refuse('payment_refused');
};

/** Whether the gateway did anything is not known. The row stays as it is, and the job asks. */
const lost = (
  { log }: BillingContext,
  orderId: string,
  error: GatewayDown,
): Refused<'payment_answer_lost'> => {
  log.error({ payment: orderId, reason: error.message }, 'the answer of the gateway was lost');
  return { ...refuse('payment_answer_lost'), orderId };
};
