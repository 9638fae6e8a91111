import { randomBytes } from 'node:crypto';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { chargeExpiry, nextPollOfOpenCharge } from '../../domain/billing/charge-lifetime.ts';
import {
  chargeLimitSince,
  chargeWaitSeconds,
  maxCardChargesPerHour,
  maxChargesPerHour,
} from '../../domain/billing/charge-limit.ts';
import { needsCardToken } from '../../domain/billing/payment-methods.ts';
import { isPaid } from '../../domain/billing/payment-state.ts';
import type { Purpose } from '../../domain/billing/price-items.ts';
import { opensYear } from '../../domain/billing/settling.ts';
import { maxLinkChargesPerHour } from '../../domain/billing/payment-link.ts';
import { type Contact, contactOfAnyFamily } from '../accounts/contact-of.ts';
import { describeBill } from '../enrolment/describe-bill.ts';
import type { KnownBill, KnownEnrolment } from '../enrolment/enrolments-of.ts';
import { lockAnyChild } from '../families/known-children.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import {
  type ChargeRefusal,
  type ChargedPurchase,
  answerLost,
  chargeAtGateway,
} from './charge-at-gateway.ts';
import type { BillDescription } from './charge-lines.ts';
import type { BillingContext } from './context.ts';
import { addPaymentEvent } from './payment-event-store.ts';
import { endSupersededCharge, reconcilePayment } from './reconcile-payment.ts';
import { type PaymentRow, chargesOpenedSince, insertPayment } from './payment-store.ts';
import type { ChargeLine, ChargedParcel } from './tables.ts';

/** What is charged, after every rule about it was checked. */
export interface Purchase<R extends Refused> extends ChargedPurchase {
  readonly childId: number;
  readonly purpose: Purpose;
  /** the payment link that it is opened through; absent: the family opens it itself */
  readonly linkId?: number;
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

/** A charge that was saved, and its family as it was then; null: it has no account any more. */
interface Saved {
  readonly payment: PaymentRow;
  readonly contact: Contact | null;
}

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
    const refused = await endSupersededCharges(context, purchase);
    if (refused) return refused;
    const saved = await save(context, purchase);
    if (saved !== 'superseded') return isRefused(saved) ? saved : chargeAtGateway(context, purchase, saved);
  }
  return refuse('payment_refused');
};

type OpenedCharges = Awaited<ReturnType<typeof chargesOpenedSince>>;

/** The family's charges that a limit may count. */
const chargesSinceLimit = (
  db: Database,
  { parent }: Pick<Purchase<never>, 'parent'>,
  now: Date,
): Promise<OpenedCharges> => chargesOpenedSince(db, parent.familyId, chargeLimitSince(now));

/** Refuses more charges for a child, by card for a family, or through a link than an hour allows, and says how long to wait (rules R74 and R123). */
const limitRefusal = (
  opened: OpenedCharges,
  { childId, method, linkId }: Pick<Purchase<never>, 'childId' | 'method' | 'linkId'>,
  now: Date,
): Refused<'too_many_charges'> | null => {
  const timesOf = (charges: typeof opened) => charges.map(({ createdAt }) => createdAt);
  const ofChild = timesOf(opened.filter((charge) => charge.childId === childId));
  const byCard = timesOf(opened.filter(({ paymentType }) => needsCardToken(paymentType)));
  const byLink = timesOf(opened.filter((charge) => charge.linkId === linkId));
  const retryAfter = Math.max(
    chargeWaitSeconds(ofChild, now, maxChargesPerHour) ?? 0,
    linkId === undefined ? 0 : (chargeWaitSeconds(byLink, now, maxLinkChargesPerHour) ?? 0),
    needsCardToken(method.type) ? (chargeWaitSeconds(byCard, now, maxCardChargesPerHour) ?? 0) : 0,
  );
  return retryAfter === 0 ? null : { ...refuse('too_many_charges'), retryAfter };
};

/**
 * Ends the former charges at the gateway first; one that is found settled stands (rules R66 and R67). When no other may be
 * opened they are left alone, because they can still be paid; without any, the limit is asked for when the charge is saved.
 */
const endSupersededCharges = async <R extends Refused>(
  context: BillingContext,
  purchase: Purchase<R>,
): Promise<Refused<ChargeRefusal> | null> => {
  const { database, clock, pollLimiter } = context;
  // Reads by a key are done in the order in which they are asked: one that ends between the two is in both, not in neither.
  const [superseded, ended] = await Promise.all([
    purchase.supersededCharges(database.db),
    purchase.endedCharges(database.db),
  ]);
  const due = ended.filter(({ orderId }) => pollLimiter.isEndedDue(orderId, clock.now()));
  const former = [...superseded, ...due];
  const tooMany =
    former.length > 0 &&
    limitRefusal(await chargesSinceLimit(database.db, purchase, clock.now()), purchase, clock.now());
  if (tooMany) return tooMany;
  for (const charge of former) {
    const { orderId, state } = charge;
    try {
      const current =
        state === 'PENDING'
          ? await endSupersededCharge(context, charge)
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
): Promise<Saved | R | 'superseded' | Refused<'not_found' | 'too_many_charges'>> =>
  database.transaction(async (tx) => {
    // Sent together: the others read when the child is locked.
    const [child, superseded, opened, contact] = await Promise.all([
      lockAnyChild(tx, purchase.childId),
      purchase.supersededCharges(tx),
      chargesSinceLimit(tx, purchase, clock.now()),
      contactOfAnyFamily(tx, purchase.parent.familyId),
    ]);
    if (!child) return refuse('not_found');
    if (superseded.length > 0) return 'superseded';
    const now = clock.now();
    const tooMany = limitRefusal(opened, purchase, now);
    if (tooMany) return tooMany;
    const made = await purchase.bill(tx, now);
    if (isRefused(made)) return made;
    const description = describe(made);
    const lines = await purchase.lines(tx, made, description);
    const parcel = parcelOf(contact, made);
    const charge = newPayment(purchase, made, now);
    const { orderId, state } = charge;
    // Sent together, in this order: the event is of the payment.
    const [payment] = await Promise.all([
      insertPayment(tx, { ...charge, ...description, lines, parcel }),
      addPaymentEvent(tx, { orderId, source: 'opened', said: '', response: '', state, at: now }),
    ]);
    return { payment, contact };
  });

/** Where the parcel of a year goes by its first bill; the street only while the family still lives in the city that was charged. */
const parcelOf = (
  contact: Contact | null,
  { enrolment: { parcel }, bill }: ChargedBill,
): ChargedParcel | null => {
  if (!opensYear(bill)) return null;
  const lives = contact?.city === parcel.city;
  return {
    ...parcel,
    addressDetails: lives ? contact.addressDetails : '',
    zipCode: lives ? contact.zipCode : '',
  };
};

const describe = ({ enrolment, bill }: ChargedBill): BillDescription => ({
  billDescription: describeBill('en', bill, enrolment),
  billDescriptionIndo: describeBill('id', bill, enrolment),
});

const newPayment = <R extends Refused>(
  { parent, childId, purpose, linkId, method, amounts }: Purchase<R>,
  { enrolment, bill }: ChargedBill,
  now: Date,
) => ({
  orderId: `KE-${bill.billId}-${randomBytes(8).toString('hex')}`,
  familyId: parent.familyId,
  childId,
  enrolmentId: enrolment.enrolmentId,
  billId: bill.billId,
  linkId: linkId ?? null,
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
