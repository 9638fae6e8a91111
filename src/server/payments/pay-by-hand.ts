import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { receivedAt, receivedDayRefusal } from '../../domain/billing/money-by-hand.ts';
import { purposeOfBill } from '../../domain/billing/first-charge.ts';
import type { HandMethod } from '../../domain/billing/payment-methods.ts';
import { type CalendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { contactOfAnyFamily } from '../accounts/contact-of.ts';
import { recordChange } from '../audit/record-change.ts';
import { enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { originOfBill } from '../enrolment/find-bill.ts';
import { lockAnyChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import type { PaymentsContext } from './context.ts';
import { billLine } from './charge-lines.ts';
import { findHandPayment, insertHandPayments } from './hand-payment-store.ts';
import {
  type ChargedBill,
  MAX_ENDINGS,
  describe,
  endFormerCharges,
  newOrderId,
  parcelOf,
  toEndFirst,
} from './open-charge.ts';
import { findPayable, linesOfBill } from './pay-bill.ts';
import { addFirstEvents } from './payment-event-store.ts';
import {
  type NewPayment,
  type PaymentRow,
  endedPaymentsOfBill,
  findAnyPayment,
  insertPayment,
  insertPayments,
  nextReceiptNumbers,
  openPaymentsOfBill,
} from './payment-store.ts';
import { cancelOtherCharges } from './reconcile-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** Money that somebody of the staff writes down. */
interface HandPayment {
  readonly by: number;
  readonly billId: number;
  readonly method: HandMethod;
  /** what is due, in whole rupiah, as it was shown */
  readonly amount: number;
  readonly reference: string;
  /** undefined: today */
  readonly receivedOn: CalendarDate | undefined;
}

type Payable = Awaited<ReturnType<typeof findPayable>>;
type HandRefusal =
  | Extract<Payable, Refused>['refused']
  | Extract<Awaited<ReturnType<typeof endFormerCharges>>, Refused>['refused']
  | 'payment_refused'
  | 'amounts_differ'
  | 'received_day_not_possible';

/** What a try to write it down came to: it is there, or these charges of the bill are to be ended first. */
type Written = { readonly payment: PaymentRow } | { readonly former: readonly PaymentRow[] };

/**
 * Writes down money that was brought for a bill, which is paid by it (rule R245). A charge that is open for it is ended at the gateway
 * first; money that was faster there stands, and refuses this. The same entry by the same person once more is the one that is there.
 */
export const payByHand = async (
  context: PaymentsContext,
  entry: HandPayment,
): Promise<PaymentRow | Refused<HandRefusal>> => {
  const asked = new Set<string>();
  for (let endings = 0; ; endings += 1) {
    const written = await context.database.transaction((tx) => write(context, tx, entry, asked));
    if (isRefused(written)) return written;
    if ('payment' in written) {
      await cancelOtherCharges(context, written.payment);
      return written.payment;
    }
    if (endings === MAX_ENDINGS) return refuse('payment_refused');
    const refused = await endFormerCharges(context, written.former);
    if (refused) return refused;
    for (const { orderId } of written.former) asked.add(orderId);
  }
};

const write = async (
  context: PaymentsContext,
  tx: Tx,
  entry: HandPayment,
  asked: ReadonlySet<string>,
): Promise<Written | Refused<HandRefusal>> => {
  const { clock, pollLimiter } = context;
  const { billId } = entry;
  const origin = await originOfBill(tx, billId);
  // From here on nobody else pays or changes this bill.
  const child = origin && (await lockAnyChild(tx, origin.childId));
  const contact = child && (await contactOfAnyFamily(tx, child.familyId));
  if (!contact) return refuse('not_found');
  const now = clock.now();
  const former = toEndFirst(
    { open: await openPaymentsOfBill(tx, billId), ended: await endedPaymentsOfBill(tx, billId) },
    (orderId) => !asked.has(orderId) && pollLimiter.isEndedDue(orderId, now),
  );
  if (former.length > 0) return { former };
  const charged = await findPayable(
    tx,
    { billing_id: billId },
    await enrolmentsOfChild(tx, child.childId),
    now,
  );
  if (isRefused(charged)) return (await repeated(tx, entry, child.childId)) ?? charged;
  if (charged.bill.amount !== entry.amount) return refuse('amounts_differ');
  const receivedOn = entry.receivedOn ?? dayInJakarta(now);
  const wrongDay = receivedDayRefusal(receivedOn, {
    today: dayInJakarta(now),
    billMadeOn: dayInJakarta(origin.madeAt),
  });
  if (wrongDay) return refuse(wrongDay);
  const inserted = await insertByHand(tx, {
    entry,
    receivedOn,
    charged,
    contact,
    familyId: child.familyId,
    now,
  });
  await recordChange(tx, {
    by: entry.by,
    at: now,
    kind: 'payment',
    objectId: inserted.orderId,
    name: fullName(child.firstName, child.lastName),
    before: null,
    after: { payment_type: entry.method, received_amount: entry.amount, received_on: receivedOn },
  });
  return { payment: await settlePayment(context, tx, { payment: inserted, child, now }, {}) };
};

/** The payment that this entry has made before, when its answer was lost; null: another one paid the bill. */
const repeated = async (
  tx: Tx,
  { by, billId, method, amount, reference }: HandPayment,
  childId: number,
): Promise<Written | null> => {
  const years = await enrolmentsOfChild(tx, childId);
  const paidBy = years.flatMap(({ bills }) => bills).find((bill) => bill.billId === billId)?.paidBy;
  const entered = paidBy ? await findHandPayment(tx, paidBy) : null;
  if (entered?.enteredBy !== by || entered.reference !== reference) return null;
  const payment = await findAnyPayment(tx, entered.orderId);
  return payment?.paymentType === method && payment.grossAmount === amount ? { payment } : null;
};

interface Entry {
  readonly entry: HandPayment;
  readonly receivedOn: CalendarDate;
  readonly charged: ChargedBill;
  readonly contact: Parameters<typeof parcelOf>[0];
  readonly familyId: number;
  /** an import takes it from paper */
  readonly isFromPaper?: true;
  readonly now: Date;
}

/** Money that came by hand as it is kept: the payment, who wrote it down, and what is said of it. */
const kept = (
  { entry, receivedOn, charged, contact, familyId, isFromPaper, now }: Entry,
  lines?: NewPayment['lines'],
) => {
  const { enrolment, bill } = charged;
  const description = describe(charged);
  const { by: enteredBy, reference } = entry;
  const orderId = newOrderId(bill.billId);
  const payment = {
    orderId,
    familyId,
    childId: enrolment.childId,
    enrolmentId: enrolment.enrolmentId,
    billId: bill.billId,
    ...description,
    purpose: purposeOfBill(enrolment),
    paymentType: entry.method,
    grossAmount: entry.amount,
    fee: 0,
    deliveryAmount: 0,
    lines: lines ?? billLine(bill, description),
    parcel: parcelOf(contact, charged),
    state: 'SETTLED',
    gatewayStatus: '',
    request: '',
    response: '',
    actions: '',
    createdAt: now,
    expiresAt: now,
    settledAt: receivedAt(receivedOn, now),
    nextPollAt: null,
  } satisfies NewPayment;
  return {
    payment,
    entered: { orderId, receivedOn, reference, enteredBy, enteredAt: now, isFromPaper },
    event: {
      orderId,
      source: 'staff',
      said: 'by_hand',
      response: '',
      state: payment.state,
      at: now,
    } as const,
  };
};

/** Keeps money that came by hand, with who wrote it down; what it pays is the caller’s to say. */
const insertByHand = async (tx: Tx, one: Entry): Promise<PaymentRow> => {
  const { payment, entered, event } = kept(one, await linesOfBill(tx, one.charged, describe(one.charged)));
  const row = await insertPayment(tx, payment);
  await insertHandPayments(tx, [entered]);
  await addFirstEvents(tx, [event]);
  return row;
};

/** Keeps what an import takes from paper, each with a receipt; nothing was ever charged for these bills. @returns which payment pays which bill */
export const insertFromPaper = async (
  tx: Tx,
  entries: readonly Omit<Entry, 'isFromPaper'>[],
): Promise<{ billId: number; paidAt: Date; paidBy: string }[]> => {
  const all = entries.map((one) => kept({ ...one, isFromPaper: true }));
  const receipts = await nextReceiptNumbers(tx, all.length);
  await insertPayments(
    tx,
    all.map(({ payment }, place) => ({ ...payment, receiptNumber: receipts[place] })),
  );
  await insertHandPayments(
    tx,
    all.map(({ entered }) => entered),
  );
  await addFirstEvents(
    tx,
    all.map(({ event }) => event),
  );
  return all.map(({ payment: { billId, settledAt, orderId } }) => ({
    billId,
    paidAt: settledAt,
    paidBy: orderId,
  }));
};
