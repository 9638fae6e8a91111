import { randomBytes } from 'node:crypto';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { chargeExpiry, nextPollOfOpenCharge } from '../../domain/billing/charge-lifetime.ts';
import {
  type ChargeLimit,
  cardChargeLimit,
  chargeLimitSince,
  chargeWaitSeconds,
  childChargeLimit,
  familyChargeLimit,
} from '../../domain/billing/charge-limit.ts';
import { needsCardToken } from '../../domain/billing/payment-methods.ts';
import { isPaid } from '../../domain/billing/payment-state.ts';
import type { Purpose } from '../../domain/billing/price-items.ts';
import { opensYear } from '../../domain/billing/settling.ts';
import { linkChargeLimit } from '../../domain/billing/payment-link.ts';
import { type Contact, contactOfAnyFamily } from '../accounts/contact-of.ts';
import { describeBill } from '../enrolment/describe-bill.ts';
import type { KnownBill, KnownEnrolment } from '../enrolment/enrolments-of.ts';
import { type KnownChild, lockAnyChild, lockChildrenOfAny } from '../families/known-children.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import {
  type ChargeRefusal,
  type ChargedPurchase,
  answerLost,
  chargeAtGateway,
} from './charge-at-gateway.ts';
import type { BillDescription } from './charge-lines.ts';
import type { PaymentsContext } from './context.ts';
import { addPaymentEvent } from './payment-event-store.ts';
import { endSupersededCharge, reconcilePayment } from './reconcile-payment.ts';
import { type PaymentRow, chargesOpenedSince, insertPayment } from './payment-store.ts';
import type { ChargeLine, ChargedParcel } from './tables.ts';

/**
 * What is charged, after every rule about it was checked. The rules are checked once more when it is saved, with `Facts` that are
 * read then.
 */
export interface Purchase<R extends Refused, Facts = unknown> extends ChargedPurchase {
  readonly childId: number;
  readonly purpose: Purpose;
  /** the payment link that it is opened through; absent: the family opens it itself */
  readonly linkId?: number;
  /** the open charges that this one replaces */
  supersededCharges(db: Database): Promise<readonly PaymentRow[]>;
  /** the newest charges for the same that ended unpaid, and for which money may have come since */
  endedCharges(db: Database): Promise<readonly PaymentRow[]>;
  /** in the transaction that saves the charge, behind the lock of its child: what the rules are checked with again */
  facts(tx: Tx): Promise<Facts>;
  /** checks the rules again, and makes or finds the bill that it pays */
  bill(tx: Tx, facts: Facts, now: Date): Promise<ChargedBill | R>;
  /** what is charged, line by line */
  lines(tx: Tx, charged: ChargedBill, description: BillDescription): Promise<ChargeLine[]>;
}

/** What a charge pays. */
export interface ChargedBill {
  readonly enrolment: KnownEnrolment;
  readonly bill: KnownBill;
}

/** A charge that was saved, and its family as it was then. */
interface Saved {
  readonly payment: PaymentRow;
  readonly contact: Contact;
}

/** How often former charges are ended before this is given up: another request may open one for the same in between. */
export const MAX_ENDINGS = 3;

/**
 * Opens a charge: cancels those it replaces, saves it with its bill, and only then calls the gateway, so that no money can
 * arrive for a charge that the school does not know.
 */
export const openCharge = async <R extends Refused, Facts>(
  context: PaymentsContext,
  purchase: Purchase<R, Facts>,
): Promise<PaymentRow | Refused<ChargeRefusal> | R> => {
  // A school without a gateway takes no money: nothing is saved for a charge that can never be opened.
  if (context.payments.name === 'none') return refuse('part_down');
  const asked = new Set<string>();
  for (let endings = 0; ; endings += 1) {
    const saved = await save(context, purchase, asked);
    if (isRefused(saved)) return saved;
    if ('payment' in saved) return chargeAtGateway(context, purchase, saved);
    if (endings === MAX_ENDINGS) return refuse('payment_refused');
    const refused = await endFormerCharges(context, saved.former);
    if (refused) return refused;
    for (const { orderId } of saved.former) asked.add(orderId);
  }
};

type OpenedCharges = Awaited<ReturnType<typeof chargesOpenedSince>>;

/** Refuses more charges of a family, for a child, by card or through a link than is allowed, and says how long to wait (rules R74 and R123). */
const limitRefusal = (
  opened: OpenedCharges,
  { childId, method, linkId }: Pick<Purchase<never>, 'childId' | 'method' | 'linkId'>,
  now: Date,
): Refused<'too_many_charges'> | null => {
  const waitOf = (limit: ChargeLimit, counts: (charge: OpenedCharges[number]) => boolean) =>
    chargeWaitSeconds(
      opened.filter(counts).map(({ createdAt }) => createdAt),
      now,
      limit,
    ) ?? 0;
  const retryAfter = Math.max(
    waitOf(familyChargeLimit, () => true),
    waitOf(childChargeLimit, (charge) => charge.childId === childId),
    linkId === undefined ? 0 : waitOf(linkChargeLimit, (charge) => charge.linkId === linkId),
    needsCardToken(method.type)
      ? waitOf(cardChargeLimit, ({ paymentType }) => needsCardToken(paymentType))
      : 0,
  );
  return retryAfter === 0 ? null : { ...refuse('too_many_charges'), retryAfter };
};

/** Ends former charges at the gateway; one that is found settled stands (rules R66 and R67). */
export const endFormerCharges = async (
  context: PaymentsContext,
  former: readonly PaymentRow[],
): Promise<Refused<'payment_settled_meanwhile' | 'payment_under_review' | 'payment_answer_lost'> | null> => {
  const { clock, pollLimiter } = context;
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

/** Charges that have to be ended before another one is opened. */
interface Former {
  readonly former: readonly PaymentRow[];
}

/** What has to be ended before its bill is paid otherwise: what is open, and what ended unpaid but may have brought money since. */
export const toEndFirst = (
  { open, ended }: { open: readonly PaymentRow[]; ended: readonly PaymentRow[] },
  isDue: (orderId: string) => boolean,
): readonly PaymentRow[] => [...open, ...ended.filter(({ orderId }) => isDue(orderId))];

/**
 * The charge is saved before the gateway is called: decision 0012. Nothing is saved while former charges are to be ended; when no
 * other may be opened they are left alone, because they can still be paid.
 * @param asked the orders that the gateway was asked about for this purchase: one that has ended is not asked about again, however
 *   long the gateway takes
 */
const save = async <R extends Refused, Facts>(
  { database, clock, pollLimiter }: PaymentsContext,
  purchase: Purchase<R, Facts>,
  asked: ReadonlySet<string>,
): Promise<Saved | Former | R | Refused<'not_found' | 'too_many_charges'>> =>
  database.transaction(async (tx) => {
    const { parent } = purchase;
    // First of all: what is read afterwards no other request can change.
    const child = await lockForCharge(tx, purchase);
    const contact = child && (await contactOfAnyFamily(tx, parent.familyId));
    // Its account was closed while this was on its way: nobody pays for it any more.
    if (!contact) return refuse('not_found');
    const now = clock.now();
    const opened = await chargesOpenedSince(tx, parent.familyId, chargeLimitSince(now));
    const tooMany = limitRefusal(opened, purchase, now);
    if (tooMany) return tooMany;
    const former = toEndFirst(
      { open: await purchase.supersededCharges(tx), ended: await purchase.endedCharges(tx) },
      (orderId) => !asked.has(orderId) && pollLimiter.isEndedDue(orderId, now),
    );
    if (former.length > 0) return { former };
    const made = await purchase.bill(tx, await purchase.facts(tx), now);
    if (isRefused(made)) return made;
    const description = describe(made);
    const lines = await purchase.lines(tx, made, description);
    const parcel = parcelOf(contact, made);
    const charge = newPayment(purchase, made, now);
    const { orderId, state } = charge;
    const payment = await insertPayment(tx, { ...charge, ...description, lines, parcel });
    await addPaymentEvent(tx, { orderId, source: 'opened', said: '', response: '', state, at: now });
    return { payment, contact };
  });

/** Charges by card are counted for the whole family: they lock all of its children, or one for each child would pass the limit at once. */
const lockForCharge = async (
  tx: Tx,
  { childId, parent, method }: Pick<Purchase<never>, 'childId' | 'parent' | 'method'>,
): Promise<KnownChild | null> => {
  if (!needsCardToken(method.type)) return lockAnyChild(tx, childId);
  const family = await lockChildrenOfAny(tx, parent.familyId);
  return family.find((child) => child.childId === childId) ?? null;
};

/** Where the parcel of a year goes by its first bill; the street only while the family still lives in the city that was charged. */
export const parcelOf = (
  contact: Contact,
  { enrolment: { parcel }, bill }: ChargedBill,
): ChargedParcel | null => {
  if (!opensYear(bill)) return null;
  const lives = contact.city === parcel.city;
  return {
    ...parcel,
    addressDetails: lives ? contact.addressDetails : '',
    zipCode: lives ? contact.zipCode : '',
  };
};

export const describe = ({ enrolment, bill }: ChargedBill): BillDescription => ({
  billDescription: describeBill('en', bill, enrolment),
  billDescriptionIndo: describeBill('id', bill, enrolment),
});

export const newOrderId = (billId: number): string => `KE-${billId}-${randomBytes(8).toString('hex')}`;

const newPayment = <R extends Refused>(
  { parent, childId, purpose, linkId, method, amounts }: Purchase<R>,
  { enrolment, bill }: ChargedBill,
  now: Date,
) => ({
  orderId: newOrderId(bill.billId),
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
