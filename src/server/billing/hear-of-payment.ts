import { type Asked, chargeExpiry, newsOfUnknown, nextLookAt } from '../../domain/billing/charge-lifetime.ts';
import { type News, readGateway } from '../../domain/billing/gateway-words.ts';
import { lifetimeMinutesOf } from '../../domain/billing/payment-methods.ts';
import { consequence, hear } from '../../domain/billing/payment-state.ts';
import { replacedEnrolments } from '../enrolment/enrolment-ids.ts';
import { type KnownChild, holdChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Charged, GatewayStatus } from '../providers/payment-gateway/payment-gateway.ts';
import type { BillingContext } from './context.ts';
import { noticesOf } from './payment-notices.ts';
import { type PaymentRow, childOfPayment, lockPayment, openBeside, updatePayment } from './payment-store.ts';
import { moneyCame, moneyWentBack } from './settle-payment.ts';

/** What came from the gateway about a charge, besides how it stands. */
type Silence =
  /** asked how it stands, the gateway does not know it */
  | 'unknown'
  /** asked to end it, the gateway does not know it: nobody can pay it */
  | 'never_there'
  /** the gateway did not take it */
  | 'refused'
  /** it speaks of another amount */
  | 'not_believed';

/**
 * Asks the gateway how a charge stands and does what follows. Notifications, questions of parents and the job all come
 * here; they may come together, twice or late, and what follows happens once.
 * @returns the payment as it stands then; null when the school has none of this order id
 * @throws GatewayDown
 */
export const hearOfPayment = async (context: BillingContext, orderId: string): Promise<PaymentRow | null> => {
  if ((await childOfPayment(context.database.db, orderId)) === null) return null;
  return note(context, orderId, (await context.payments.status(orderId)) ?? 'unknown');
};

/**
 * Ends a charge at the gateway, so that another can be opened in its place.
 * @returns the payment as it stands then: paid, when the money was faster
 * @throws GatewayDown
 */
export const endCharge = async (context: BillingContext, orderId: string): Promise<PaymentRow | null> =>
  note(context, orderId, (await context.payments.cancel(orderId)) ?? 'never_there');

/** Writes down what the gateway answered when the charge was opened. */
export const noteAnswer = (
  context: BillingContext,
  orderId: string,
  answer: Charged | 'refused',
): Promise<PaymentRow | null> => note(context, orderId, answer);

type Told = GatewayStatus | Charged | Silence;

/** A payment as it was, and what the gateway told of it; it and its child are held by the transaction. */
interface Heard<T extends Told = Told> {
  child: KnownChild;
  before: PaymentRow;
  told: T;
}

/** Writes down what was told, and then ends what nobody needs to pay any more. */
const note = async (context: BillingContext, orderId: string, told: Told): Promise<PaymentRow | null> => {
  const noted = await write(context, orderId, told);
  if (!noted) return null;
  const { before, after } = noted;
  if (consequence(before.state, after.state) === 'paid' && !after.toRefund) await endBeside(context, after);
  return after;
};

/** The only place where a payment changes its state: one transaction, in which the child and the payment are held. */
const write = (
  context: BillingContext,
  orderId: string,
  told: Told,
): Promise<{ before: PaymentRow; after: PaymentRow } | null> =>
  context.database.transaction(async (tx) => {
    const childId = await childOfPayment(tx, orderId);
    const child = childId === null ? null : await holdChild(tx, childId);
    const before = child && (await lockPayment(tx, orderId));
    if (!before) return null;
    const after =
      typeof told === 'object' && told.gross !== before.grossAmount
        ? await hearOtherAmount(context, tx, { child, before, told })
        : await apply(context, tx, { child, before, told });
    return { before, after };
  });

/** The money is there: that another charge cannot be ended changes nothing about it, and is found out by the job. */
const endBeside = async (context: BillingContext, paid: PaymentRow): Promise<void> => {
  const { db } = context.database;
  for (const orderId of await openBeside(db, paid, await replacedEnrolments(db, [paid.childId]))) {
    try {
      await endCharge(context, orderId);
    } catch (error) {
      context.log.error({ payment: orderId, err: error }, 'a needless charge could not be ended');
    }
  }
};

/** Of another amount nothing is believed but that nobody can pay it any more; staff are told once. */
const hearOtherAmount = async (
  context: BillingContext,
  tx: Tx,
  { child, before, told }: Heard<GatewayStatus | Charged>,
): Promise<PaymentRow> => {
  const now = context.clock.now();
  context.log.error({ payment: before.orderId }, 'the gateway speaks of another amount');
  const known = { ...before, otherAmountAt: before.otherAmountAt ?? now };
  if (before.otherAmountAt === null) {
    await updatePayment(tx, before.orderId, { otherAmountAt: now });
    await context.tellStaff(tx, noticesOf({ payment: before, child, now }).staffOtherAmount);
  }
  const ended = before.state === 'PENDING' && hear('PENDING', newsOf(told, before, now)) === 'FAILED';
  return apply(context, tx, { child, before: known, told: ended ? 'never_there' : 'not_believed' });
};

const apply = async (
  context: BillingContext,
  tx: Tx,
  { child, before, told }: Heard,
): Promise<PaymentRow> => {
  const now = context.clock.now();
  const news = newsOf(told, before, now);
  const state = hear(before.state, news);
  // News that is older than what is known does not change the record either.
  const speaks = state !== before.state || hear('PENDING', news) === state;
  const after: PaymentRow = { ...before, ...(speaks && recordOf(told)), state };
  const follows = consequence(before.state, state);
  after.nextCheckAt = nextLookAt(askedOf(follows === 'paid' ? { ...after, settledAt: now } : after), now);
  const changes = changesOf(before, after, now);
  if (changes) await updatePayment(tx, before.orderId, changes);
  if (follows === 'paid') return moneyCame(context, tx, { payment: after, child, now });
  if (follows === 'reversed') return moneyWentBack(context, tx, { payment: after, child, now });
  return after;
};

const newsOf = (told: Told, payment: PaymentRow, now: Date): News => {
  if (told === 'refused') return 'denied';
  if (told === 'not_believed') return 'open';
  if (told === 'never_there') return 'cancelled';
  if (told === 'unknown') return newsOfUnknown(expiryOf(payment), now);
  return readGateway(told.word, told.fraudStatus);
};

const recordOf = (told: Told): Partial<PaymentRow> => {
  if (typeof told === 'string') return {};
  const standing = {
    word: told.word,
    response: told.response,
    ...(told.expiresAt && { expiresAt: told.expiresAt }),
  };
  if (!('request' in told)) return standing;
  const { qrText, billerCode, billKey, redirectUrl, request, actions } = told;
  return { ...standing, qrText, billerCode, billKey, redirectUrl, request, actions };
};

/** What a look has to write down; null when nothing is new and the next look stands. */
const changesOf = (before: PaymentRow, after: PaymentRow, now: Date): Partial<PaymentRow> | null => {
  const changes = Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(value, before[name as keyof PaymentRow])),
  );
  const { nextCheckAt: _next, ...others } = changes;
  const stands = after.state === 'PENDING' && before.nextCheckAt !== null && before.nextCheckAt > now;
  const worthIt = Object.keys(stands ? others : changes).length > 0;
  return worthIt ? changes : null;
};

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

const expiryOf = ({ createdAt, expiresAt, paymentType }: PaymentRow) =>
  expiresAt ?? chargeExpiry(createdAt, { lifetimeMinutes: lifetimeMinutesOf(paymentType) });

/** A payment as the rules ask when to look at it. */
export const askedOf = (payment: PaymentRow): Asked => ({ ...payment, expiresAt: expiryOf(payment) });
