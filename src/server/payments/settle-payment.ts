import { mayPay } from '../../domain/billing/other-amount.ts';
import { leftOf } from '../../domain/billing/refunds.ts';
import { billState } from '../../domain/billing/bill-state.ts';
import { hasAccess } from '../../domain/billing/bill-access.ts';
import { isByHand } from '../../domain/billing/payment-methods.ts';
import { opensYear, reverse, settle } from '../../domain/billing/settling.ts';
import { closedToPay } from '../../domain/enrolment/enrolling.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { type ActivatedYear, activateEnrolment } from '../enrolment/activate-enrolment.ts';
import { type KnownBill, type KnownEnrolment, enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { type StoredBill, findBill, findBillToPay } from '../enrolment/find-bill.ts';
import { markBillPaid, markBillUnpaid } from '../enrolment/mark-bill.ts';
import type { KnownChild } from '../families/known-children.ts';
import { openPlacement, withdrawPlacement } from '../placement/open-placement.ts';
import type { Tx } from '../platform/db/database.ts';
import { noteEvent } from '../webhooks/note-event.ts';
import type { PaymentsContext } from './context.ts';
import { giveReceipt } from './give-receipt.ts';
import { type Reopened, noticesOf, refundNotices } from './payment-notices.ts';
import {
  type PaymentChanges,
  type PaymentRow,
  nextReceiptNumber,
  refundablePaymentsOfBill,
  refundedPaymentOf,
  updatePayment,
} from './payment-store.ts';
import { givenBackBy } from './refund-store.ts';

/** A payment whose state has just changed, and its child; both rows are locked by the transaction. */
interface ChangedPayment {
  payment: PaymentRow;
  child: KnownChild;
  now: Date;
}

/**
 * A payment was settled: it pays its bill, also one that is SKIPPED by now (rule R68), or is kept to be refunded when that
 * was paid or replaced before, or when staff do not count it.
 * @param otherChanges what the answer that settles it changes besides
 */
export const settlePayment = async (
  context: PaymentsContext,
  tx: Tx,
  changed: ChangedPayment,
  otherChanges: PaymentChanges,
): Promise<PaymentRow> => {
  const { payment, now } = changed;
  const { orderId } = payment;
  const bill =
    payment.billId === null || !mayPay(payment) ? null : await findBillToPay(tx, payment.billId, now);

  const outcome = settle(bill, orderId);
  const paidBill = outcome === 'pays' ? bill : null;
  const toRefund = outcome === 'to_refund';

  const receiptNumber = paidBill ? await receiptNumberOf(tx, payment) : payment.receiptNumber;
  const changes = { toRefund, receiptNumber };
  // With all that the answer changes: each update of a payment costs all of its indexes.
  await updatePayment(tx, orderId, { ...otherChanges, ...changes });
  const year = paidBill && (await payBill(context, tx, changed, paidBill));

  if (receiptNumber !== null && paidBill)
    await tellPaid(context, tx, changed, { number: receiptNumber, isFirstOfYear: year?.isFirst ?? false });
  if (toRefund) await tellToRefund(context, tx, changed);
  await noteEvent(tx, { kind: 'payment.settled', at: now, data: { ...idsOf(changed), state: outcome } });
  return { ...payment, ...changes };
};

/** What outside programs know a payment by. */
export const idsOf = ({ payment, child }: Pick<ChangedPayment, 'payment' | 'child'>) => ({
  order_id: payment.orderId,
  billing_id: payment.billId,
  child_id: child.childId,
});

/** When the money of a payment came. */
const settledAtOf = ({ settledAt }: PaymentRow): Date => {
  if (!settledAt) throw new Error('a payment pays that has not settled');
  return settledAt;
};

/** A payment that pays once more, after a reversal, keeps its number. */
const receiptNumberOf = async (tx: Tx, { receiptNumber }: PaymentRow): Promise<number> =>
  receiptNumber ?? nextReceiptNumber(tx);

/** Marks the bill as paid; with the first of a year the child has its place, and the study kit is ordered. @returns that year */
const payBill = async (
  { makeOrder }: PaymentsContext,
  tx: Tx,
  { payment, child, now }: ChangedPayment,
  bill: StoredBill,
): Promise<ActivatedYear | null> => {
  const { enrolmentId } = bill;
  const year = opensYear(bill) ? await activateEnrolment(tx, enrolmentId, now) : null;
  await markBillPaid(tx, bill.billId, { paidAt: settledAtOf(payment), paidBy: payment.orderId });
  if (!year) return null;
  const { familyId, childId } = child;
  await noteEvent(tx, {
    kind: 'enrolment.started',
    at: now,
    data: { enrolment_id: enrolmentId, child_id: childId, state: 'started' },
  });
  const { purpose, courier, delivery } = year;
  if (purpose === 'BUY_COURSE')
    await openPlacement(tx, child, enrolmentId, { settledAt: settledAtOf(payment), toldAt: now });
  await makeOrder(tx, { enrolmentId, familyId, childId, courier, delivery, now });
  return year;
};

/** Tells the family that its bill is paid, and mails the receipt. */
const tellPaid = async (
  context: PaymentsContext,
  tx: Tx,
  changed: ChangedPayment,
  { number, isFirstOfYear }: { number: number; isFirstOfYear: boolean },
): Promise<void> => {
  const { payment, child } = changed;
  const { enrolled, paid, paidByLink } = noticesOf(changed);
  const arrived = payment.linkId === null ? paid : paidByLink;
  await context.notifyAccount(tx, { userId: child.familyId, ...(isFirstOfYear ? enrolled : arrived) });
  await giveReceipt(context, tx, { ...changed, number });
};

/** Money pays nothing: its bill needed none any more, or it came with another amount that does not count. */
const tellToRefund = async (
  { notifyAccount, notifyStaff }: PaymentsContext,
  tx: Tx,
  changed: ChangedPayment,
): Promise<void> => {
  const { payment, child } = changed;
  const userId = child.familyId;
  const { toRefund, staffToRefund, notCounted, staffNotCounted } = noticesOf(changed);
  if (mayPay(payment)) {
    await notifyAccount(tx, { userId, ...toRefund });
    return notifyStaff(tx, staffToRefund);
  }
  const year = await yearToPay(tx, changed);
  const billIs = year && (closedToPay(year, dayInJakarta(changed.now)) ? 'closed' : 'open');
  await notifyAccount(tx, { userId, ...notCounted(billIs ?? 'paid') });
  return notifyStaff(tx, staffNotCounted);
};

/** A payment was reversed: the bill it paid is open again. One that waited for a refund needs none any more. */
export const reversePayment = async (
  context: PaymentsContext,
  tx: Tx,
  changed: ChangedPayment,
): Promise<PaymentRow> => {
  const { payment } = changed;
  const bill = payment.billId === null ? null : await findBill(tx, payment.billId);
  if (bill && reverse(bill, payment.orderId) === 'returns_bill') {
    const [other] = await refundablePaymentsOfBill(tx, bill.billId);
    if (other) await payByWaitingPayment(context, tx, { ...changed, payment: other }, bill);
    else await returnBill(context, tx, changed, bill);
  }
  if (payment.toRefund && !isGivenBack(payment))
    await context.notifyStaff(tx, noticesOf(changed).staffRefunded);
  await updatePayment(tx, payment.orderId, { toRefund: false });
  await noteEvent(tx, {
    kind: 'payment.reversed',
    at: changed.now,
    data: { ...idsOf(changed), state: 'reversed' },
  });
  return { ...payment, toRefund: false };
};

/** The gateway has taken a payment back of which staff had transferred something: the family has that twice (rule R146). */
export const tellIfBackTwice = async (
  { notifyStaff }: PaymentsContext,
  tx: Tx,
  { payment, child, now }: ChangedPayment,
): Promise<void> => {
  if (payment.refundedAmount === 0) return;
  const amount = await givenBackBy(tx, payment.orderId, 'transfer');
  if (amount > 0) await notifyStaff(tx, refundNotices({ payment, child, amount, now }).staffBackTwice);
};

const returnBill = async (
  { notifyAccount, notifyStaff, noteOrderChanges, endOrder }: PaymentsContext,
  tx: Tx,
  changed: ChangedPayment,
  bill: StoredBill,
): Promise<void> => {
  const { reversed, reversedAhead, reversedClosed, staffReversed } = noticesOf(changed);
  const stands = await markBillUnpaid(tx, bill);
  if (!stands) await endOrder(tx, bill.enrolmentId);
  else if (opensYear(bill)) await noteOrderChanges(tx, { enrolmentId: bill.enrolmentId });
  if (!stands || opensYear(bill)) await withdrawPlacement(tx, bill.enrolmentId);
  if (isGivenBack(changed.payment)) return;
  const { enrolmentId } = bill;
  const years = await enrolmentsOfChild(tx, changed.child.childId);
  const year = years.find((one) => one.enrolmentId === enrolmentId);
  const notices = { goesOn: reversedAhead, closed: reversedClosed, waits: reversed };
  const follows = year ? whatFollows(year, changed.now) : 'waits';
  await notifyAccount(tx, { userId: changed.child.familyId, ...notices[follows] });
  // Who undoes an entry is staff.
  if (!isByHand(changed.payment.paymentType))
    await notifyStaff(tx, staffReversed(follows === 'closed' ? 'closed' : 'open'));
};

/** The year of a payment's bill, while that bill is to be paid; null: it is paid, its time is over, or another choice replaced it. */
export const yearToPay = async (
  tx: Tx,
  { payment: { billId }, child, now }: Pick<ChangedPayment, 'payment' | 'child' | 'now'>,
) => {
  const today = dayInJakarta(now);
  const years = await enrolmentsOfChild(tx, child.childId);
  const isOpen = (bill: KnownBill) => bill.billId === billId && billState(bill, today) === 'PAYABLE';
  return years.find(({ bills }) => bills.some(isOpen)) ?? null;
};

/**
 * What follows for the family now that nothing of a payment is left. Null: its bill is not to be paid again, for it had not paid one,
 * another payment pays it, or its time is over.
 */
export const reopenedBy = async (
  tx: Tx,
  changed: Pick<ChangedPayment, 'payment' | 'child' | 'now'>,
): Promise<Reopened | null> => {
  // Only what pays a bill gets a receipt.
  const year = changed.payment.receiptNumber === null ? null : await yearToPay(tx, changed);
  return year && whatFollows(year, changed.now);
};

/** Lessons go on while another bill pays for today, and the family's page says so. */
const whatFollows = (year: KnownEnrolment, now: Date): Reopened => {
  const today = dayInJakarta(now);
  if (closedToPay(year, today)) return 'closed';
  return hasAccess(year.bills, today) ? 'goesOn' : 'waits';
};

/** Whether nothing is left of it because staff gave it back, or have asked the gateway to: the refund itself tells of it. */
const isGivenBack = (payment: PaymentRow): boolean => leftOf(refundedPaymentOf(payment)) === 0;

/** Another payment of the same bill was waiting for its refund: it pays the bill now, so the bill stays paid. */
const payByWaitingPayment = async (
  context: PaymentsContext,
  tx: Tx,
  changed: ChangedPayment,
  { billId }: StoredBill,
): Promise<void> => {
  const { payment, child } = changed;
  const { notifyAccount, notifyStaff } = context;
  const { paidByOther, staffPaidByOther } = noticesOf(changed);
  await markBillPaid(tx, billId, { paidAt: settledAtOf(payment), paidBy: payment.orderId });
  const number = await receiptNumberOf(tx, payment);
  await updatePayment(tx, payment.orderId, { toRefund: false, receiptNumber: number });
  await notifyAccount(tx, { userId: child.familyId, ...paidByOther });
  await notifyStaff(tx, staffPaidByOther);
  await giveReceipt(context, tx, { ...changed, number });
};
