import { nextPollAt } from '../../domain/billing/charge-lifetime.ts';
import { type PaymentEvent, eventOfGatewayStatus } from '../../domain/billing/gateway-status.ts';
import { endingAfter } from '../../domain/billing/payment-failure.ts';
import { isPaid, nextState, transitionEffect } from '../../domain/billing/payment-state.ts';
import { statusSince } from '../../domain/billing/payment-trail.ts';
import { isWholeRefund, takesBackAgain } from '../../domain/billing/refunds.ts';
import { countsAt } from '../../domain/billing/settling.ts';
import { isByHand, needsCardToken } from '../../domain/billing/payment-methods.ts';
import { closedToPay } from '../../domain/enrolment/enrolling.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { replacedEnrolments } from '../enrolment/enrolment-ids.ts';
import { type KnownChild, lockAnyChild } from '../families/known-children.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import type {
  Charged,
  GatewayStatus,
  Patience,
  PaymentGateway,
} from '../providers/payment-gateway/payment-gateway.ts';
import { chargeTimesOf, expiryOf } from './charge-times.ts';
import type { PaymentsContext } from './context.ts';
import { type GatewayAnswer, eventOfAnswer } from './gateway-answer.ts';
import { noteOtherAmount } from './note-other-amount.ts';
import { type FoundThere, noteRefundsThere, tellOfRefundsThere } from './note-refunds-there.ts';
import { noticesOf } from './payment-notices.ts';
import { addPaymentEvent } from './payment-event-store.ts';
import {
  type PaymentRow,
  childOfPayment,
  lockPayment,
  otherOpenCharges,
  receivedOf,
  refundedPaymentOf,
  updatePayment,
} from './payment-store.ts';
import { reversePayment, settlePayment, tellIfBackTwice, yearToPay } from './settle-payment.ts';

/** An answer, why it was asked for, and what the gateway said where it has no status. */
interface Received {
  source: 'charge' | 'notification' | 'poll' | 'cancel' | 'staff';
  answer: GatewayAnswer;
  words?: string;
}

/**
 * Polls the gateway for a payment and applies the answer. Notifications, parents' pages and the job all come here; they may
 * come together, twice or late, and the effects happen once. Only the polled status counts (rule R69).
 * @param how.source whether a notification is the reason
 * @param how.patience `short` when a page waits for it
 * @returns the payment as it is then; null when the school has none of this order id, whatever the gateway answers
 * @throws GatewayDown
 */
export const reconcilePayment = async (
  context: PaymentsContext,
  orderId: string,
  { source = 'poll', patience = 'long' }: { source?: 'notification' | 'poll'; patience?: Patience } = {},
): Promise<PaymentRow | null> => {
  const asked = context.payments.status(orderId, patience);
  // Handled here only for an order that is none of the school's, whose answer nobody awaits: unhandled, it would end the process.
  asked.catch(() => undefined);
  const childId = await childOfPayment(context.database.db, orderId);
  if (childId === null) return null;
  const answer = (await asked) ?? 'unknown';
  return recordAnswer(context, { orderId, childId }, { source, answer });
};

/**
 * Ends a charge at the gateway, so that another can be opened in its place (rule R67). Money that was faster stays.
 * @returns the payment as it is then: paid, when the money was faster
 * @throws GatewayDown
 */
export const endSupersededCharge = (
  context: PaymentsContext,
  charge: ChargeToEnd & Pick<PaymentRow, 'paymentType'>,
): Promise<PaymentRow | null> => endCharge(context, charge, () => endUnpaid(context.payments, charge));

/** A charge, with what its row says of the gateway's status. */
type ChargeToEnd = NamedCharge & Pick<PaymentRow, 'gatewayStatus'>;

/**
 * Ends a charge and records the answer. A charge that another request is just opening can be unknown to the gateway when it is asked
 * and be there when the answer is recorded: then it is asked again.
 */
const endCharge = async (
  context: PaymentsContext,
  charge: ChargeToEnd,
  end: () => Promise<GatewayStatus | null>,
  wasOpened = charge.gatewayStatus !== '',
): Promise<PaymentRow | null> => {
  const status = await end();
  const answer = status ?? (wasOpened ? 'never_charged' : 'not_charged_yet');
  const recorded = await recordAnswer(context, charge, { source: 'cancel', answer });
  const isOpenedSince = answer === 'not_charged_yet' && recorded?.state === 'PENDING';
  return isOpenedSince ? endCharge(context, recorded, end, true) : recorded;
};

/** `cancel` would give back a card that was captured a moment ago, and `expire` leaves it as it is. */
const endUnpaid = async (
  payments: PaymentGateway,
  { orderId, paymentType }: Pick<PaymentRow, 'orderId' | 'paymentType'>,
): Promise<GatewayStatus | null> => {
  if (!needsCardToken(paymentType)) return payments.cancel(orderId);
  const status = await payments.expire(orderId);
  return status && isUnderReview(status) ? payments.cancel(orderId) : status;
};

/** A card that waits for its fraud check was not paid, and does not expire. */
const isUnderReview = ({ gatewayStatus, fraudStatus }: GatewayStatus): boolean =>
  gatewayStatus === 'capture' && eventOfGatewayStatus(gatewayStatus, fraudStatus) === 'open';

/**
 * Cancels a charge at the gateway that nobody needs to pay any more; a captured card is given back.
 * @returns the payment as it is then: paid, when the money has settled
 * @throws GatewayDown
 */
export const cancelCharge = (context: PaymentsContext, charge: ChargeToEnd): Promise<PaymentRow | null> =>
  endCharge(context, charge, () => context.payments.cancel(charge.orderId));

/**
 * Records what the gateway answered when the charge was opened. The answer changes an open payment alone: what came
 * meanwhile is newer.
 * @param words with `refused`, why
 */
export const recordChargeAnswer = (
  context: PaymentsContext,
  charge: Pick<PaymentRow, 'orderId' | 'childId'>,
  answer: Charged | 'refused',
  words = '',
): Promise<PaymentRow | null> => recordAnswer(context, charge, { source: 'charge', answer, words });

/**
 * Applies what staff decided or had the gateway do, in a transaction that has locked the payment.
 * @param answer `refunded`: nothing is left of it, so its bill is open again; `amount_dropped`: another amount is not taken
 * @returns the payment as it is then
 */
export const applyStaffAnswer = async (
  context: PaymentsContext,
  tx: Tx,
  locked: LockedPayment,
  answer: GatewayStatus | 'refunded' | 'amount_dropped' | 'entry_undone',
): Promise<PaymentRow> => (await applyAnswer(context, tx, locked, { source: 'staff', answer })).after;

/** A payment before an answer of the gateway is applied; it and its child are locked by the transaction. */
interface Reconciliation {
  before: PaymentRow;
  source: Received['source'];
  answer: GatewayAnswer;
  /** what the gateway gave back without the school */
  back: Pick<FoundThere, 'amount' | 'isTwice'>;
}

/** A charge that an answer is about, with its child when that was read before. */
interface NamedCharge {
  readonly orderId: string;
  readonly childId?: number;
}

/** Applies an answer in a transaction that locks the child and the payment, and then cancels what nobody needs to pay any more. */
const recordAnswer = async (
  context: PaymentsContext,
  { orderId, childId }: NamedCharge,
  received: Received,
): Promise<PaymentRow | null> => {
  const applied = await context.database.transaction(async (tx) => {
    const locked = await lockWithChild(tx, orderId, childId);
    return locked && applyAnswer(context, tx, locked, received);
  });
  if (!applied) return null;
  const { after, othersOpen } = applied;
  if (!after.toRefund) await cancelUnneeded(context, after, othersOpen);
  return after;
};

/** A payment and its child, both locked by the transaction. */
export interface LockedPayment {
  readonly child: KnownChild;
  readonly payment: PaymentRow;
}

/**
 * Locks a payment, its child first: everything that moves money does it in this order. Null: the school has none of this id.
 * @param knownChildId of a caller that has read it before: the child of a payment never changes
 */
export const lockWithChild = async (
  tx: Tx,
  orderId: string,
  knownChildId?: number,
): Promise<LockedPayment | null> => {
  const childId = knownChildId ?? (await childOfPayment(tx, orderId));
  if (childId === null) return null;
  const child = await lockAnyChild(tx, childId);
  const payment = await lockPayment(tx, orderId);
  return child && payment && { child, payment };
};

/** A payment after an answer, and the charges of its child that are open beside it when that answer has paid it. */
interface Applied {
  readonly after: PaymentRow;
  readonly othersOpen: readonly OpenCharge[];
}

/**
 * The only place where a payment changes its state: decides what an answer does to it, saves that with all that follows, and notes
 * the answer.
 */
const applyAnswer = async (
  context: PaymentsContext,
  tx: Tx,
  { child, payment: before }: LockedPayment,
  given: Received,
): Promise<Applied> => {
  const received = whenRecorded(given, before);
  const { source, answer } = received;
  const isOther = typeof answer === 'object' && answer.gross !== receivedOf(before);
  const counts = isOther
    ? await noteOtherAmount(context, tx, { child, payment: before }, answer)
    : { before, answer };
  const now = context.clock.now();
  const back =
    typeof counts.answer === 'object'
      ? await noteRefundsThere(context, tx, counts.before, counts.answer)
      : { payment: counts.before, amount: 0, isTwice: false };
  const decided = transition({ source, before: back.payment, answer: counts.answer, back }, now);
  const after = await saveTransition(context, tx, child, decided);
  if (back.amount > 0) await tellOfRefundsThere(context, tx, { child, payment: after }, back.amount);
  await addPaymentEvent(tx, eventFrom(received, decided.after, now));
  const othersOpen = decided.effect === 'paid' ? await otherOpenCharges(tx, before) : [];
  return { after, othersOpen };
};

/** Nobody can pay what the gateway did not know when it was asked, unless its answer to the charge has been recorded since. */
const whenRecorded = (received: Received, { gatewayStatus, otherAmountAt }: PaymentRow): Received => {
  // Of an answer with another amount no status is recorded.
  const isAnswered = gatewayStatus !== '' || otherAmountAt !== null;
  return received.answer === 'not_charged_yet' && !isAnswered
    ? { ...received, answer: 'never_charged' }
    : received;
};

const eventFrom = ({ source, answer, words = '' }: Received, { orderId, state }: PaymentRow, at: Date) => ({
  orderId,
  source,
  ...(typeof answer === 'string'
    ? { said: answer, response: words }
    : { said: answer.gatewayStatus, response: answer.response }),
  state,
  at,
});

type OpenCharge = Awaited<ReturnType<typeof otherOpenCharges>>[number];

/** Cancels what nobody needs to pay any more now that staff have decided that this payment pays its bill. */
export const cancelOtherCharges = async (context: PaymentsContext, paid: PaymentRow): Promise<void> =>
  cancelUnneeded(context, paid, await otherOpenCharges(context.database.db, paid));

/** A failure here does not undo the settlement: the job finds out what becomes of the other charge. */
const cancelUnneeded = async (
  context: PaymentsContext,
  paid: PaymentRow,
  open: readonly OpenCharge[],
): Promise<void> => {
  for (const charge of await unneededCharges(context.database.db, paid, open)) {
    try {
      await cancelCharge(context, charge);
    } catch (error) {
      context.log.error(
        { payment: charge.orderId, err: error },
        'a superseded charge could not be cancelled',
      );
    }
  }
};

/** Of the charges that are still open those for the bill that was just paid, or for what the family has replaced. */
const unneededCharges = async (
  db: Database,
  paid: PaymentRow,
  open: readonly OpenCharge[],
): Promise<readonly ChargeToEnd[]> => {
  // Hardly ever is one left: only then it matters what was replaced.
  if (paid.billId === null || open.length === 0) return [];
  const replaced = new Set(await replacedEnrolments(db, [paid.childId]));
  return open.filter(({ billId, enrolmentId }) => billId === paid.billId || replaced.has(enrolmentId ?? 0));
};

/** What an answer changes of a payment. */
interface Transition extends Omit<Reconciliation, 'back'> {
  readonly after: PaymentRow;
  readonly effect: ReturnType<typeof transitionEffect>;
  /** a payment that was reversed is taken back once more */
  readonly isAgain: boolean;
  /** more went back than came, because staff had transferred it (rule R146) */
  readonly isTwice: boolean;
  readonly now: Date;
}

/** Decides what becomes of a payment by an answer. */
const transition = ({ before, source, answer, back }: Reconciliation, now: Date): Transition => {
  const event = withoutWhatIsBack(before, eventFor({ before, source, answer }, now));
  const state = nextState(before.state, event);
  // An event that is older than the present state does not change the record either.
  const isAgain = takesBackAgain(before.state, { known: eventOfGatewayStatus(before.gatewayStatus), event });
  const isCurrent = isAgain || state !== before.state || nextState('PENDING', event) === state;
  const endedBy = endingAfter(before, event, state, source === 'cancel' && now < expiryOf(before));
  const effect = transitionEffect(before.state, state);
  const after: PaymentRow = { ...before, ...(isCurrent && recordOf(answer)), state, endedBy };
  after.statusSince = statusSince(before, after, now);
  // Of what came and went back before it was heard of, both are told.
  const cameAndWent = state === 'REVERSED' && before.settledAt === null;
  if (effect === 'paid' || cameAndWent) after.settledAt = settledAtOf(before, answer, now);
  if (effect === 'reversed' || isAgain || cameAndWent) after.reversedAt = now;
  // The gateway knows nothing of what was brought by hand.
  after.nextPollAt = isByHand(before.paymentType) ? null : nextPollAt(chargeTimesOf(after), now);
  const isTaken = (isAgain || effect === 'reversed') && typeof answer === 'object';
  const isTwice = back.amount > 0 ? back.isTwice : isTaken;
  return { before, source, answer, after, effect, isAgain, isTwice, now };
};

/** Money of which nothing is left pays nothing: it has been taken back, in however many parts. */
const withoutWhatIsBack = (before: PaymentRow, event: PaymentEvent): PaymentEvent => {
  const isPaying = isPaid(nextState('PENDING', event)) && before.state !== 'REVERSED';
  return isPaying && isWholeRefund(refundedPaymentOf(before), 0) ? 'reversed' : event;
};

/** When the money came (rule R147): of another amount at the latest when it was heard of, whenever staff took it. */
const settledAtOf = ({ createdAt, otherAmountAt }: PaymentRow, answer: GatewayAnswer, now: Date): Date => {
  const said = typeof answer === 'object' ? answer.settledAt : null;
  return countsAt(said ?? otherAmountAt, { since: createdAt, heardAt: now });
};

/** Writes what was decided, with all that follows from it. */
const saveTransition = async (
  context: PaymentsContext,
  tx: Tx,
  child: KnownChild,
  { before, after, effect, isTwice, now }: Transition,
): Promise<PaymentRow> => {
  const changes = changesOf(before, after, now);
  // A settlement writes these changes together with its own.
  if (effect === 'paid') return settlePayment(context, tx, { payment: after, child, now }, changes ?? {});
  if (changes) await updatePayment(tx, before.orderId, changes);
  if (isTwice) await tellIfBackTwice(context, tx, { payment: after, child, now });
  if (effect === 'reversed') return reversePayment(context, tx, { payment: after, child, now });
  // Somebody was asked to pay and began to, so the family waits for it (rule R151).
  if (effect === 'failed' && after.linkId !== null && after.endedBy === 'expired') {
    const changed = { payment: after, child, now };
    const year = await yearToPay(tx, changed);
    const billIs = year && closedToPay(year, dayInJakarta(now)) ? 'closed' : 'open';
    await context.notifyAccount(tx, { userId: child.familyId, ...noticesOf(changed).linkRanOut(billIs) });
  }
  return after;
};

/** What an answer does to a payment; that of a charge which is not open any more is older than what ended or paid it. */
const eventFor = (
  { before, source, answer }: Pick<Reconciliation, 'before' | 'source' | 'answer'>,
  now: Date,
): PaymentEvent => {
  const event = eventOfAnswer(answer, before, now);
  const isOlder = source === 'charge' && before.state !== 'PENDING';
  return isOlder && nextState(before.state, event) !== before.state ? 'open' : event;
};

const recordOf = (answer: GatewayAnswer): Partial<PaymentRow> => {
  if (typeof answer === 'string') return {};
  const status = {
    gatewayStatus: answer.gatewayStatus,
    response: answer.response,
    ...(answer.expiresAt && { expiresAt: answer.expiresAt }),
  };
  if (!('request' in answer)) return status;
  const { qrText, billerCode, billKey, redirectUrl, request, actions } = answer;
  return { ...status, qrText, billerCode, billKey, redirectUrl, request, actions };
};

/** The columns to update; null when nothing changed and the next poll is still ahead. */
const changesOf = (before: PaymentRow, after: PaymentRow, now: Date): Partial<PaymentRow> | null => {
  const changes = Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(value, before[name as keyof PaymentRow])),
  );
  const { nextPollAt: _next, ...others } = changes;
  const pollIsAhead = after.state === 'PENDING' && before.nextPollAt !== null && before.nextPollAt > now;
  const hasChanges = Object.keys(pollIsAhead ? others : changes).length > 0;
  return hasChanges ? changes : null;
};

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;
