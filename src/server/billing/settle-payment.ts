import { opensYear, reverse, settle } from '../../domain/billing/settling.ts';
import { activateEnrolment } from '../enrolment/activate-enrolment.ts';
import { type StoredBill, findBill, findBillToPay } from '../enrolment/find-bill.ts';
import { markBillPaid, markBillUnpaid } from '../enrolment/mark-bill.ts';
import type { KnownChild } from '../families/known-children.ts';
import { openPlacement } from '../placement/open-placement.ts';
import type { Tx } from '../platform/db/database.ts';
import type { BillingContext } from './context.ts';
import { noticesOf } from './payment-notices.ts';
import { type PaymentRow, toRefundOfBill, updatePayment } from './payment-store.ts';

/** A payment that has just changed, with its child; both are held by the transaction. */
interface Changed {
  payment: PaymentRow;
  child: KnownChild;
  now: Date;
}

/** Money came: it pays its bill, or is kept to be given back when that was paid or replaced before. */
export const moneyCame = async (context: BillingContext, tx: Tx, changed: Changed): Promise<PaymentRow> => {
  const { payment, child, now } = changed;
  const bill = payment.billId === null ? null : await findBillToPay(tx, payment.billId, now);
  const verdict = settle(bill, payment.orderId);
  const changes = { settledAt: now, toRefund: verdict === 'to_refund' };
  await updatePayment(tx, payment.orderId, changes);
  if (verdict === 'to_refund') {
    const { toRefund, staffToRefund } = noticesOf(changed);
    await context.tell(tx, { userId: child.familyId, ...toRefund });
    await context.tellStaff(tx, staffToRefund);
  }
  if (verdict === 'pays' && bill) await payBill(context, tx, changed, bill);
  return { ...payment, ...changes };
};

const payBill = async (
  context: BillingContext,
  tx: Tx,
  changed: Changed,
  bill: StoredBill,
): Promise<void> => {
  const { payment, child, now } = changed;
  await markBillPaid(tx, bill.billId, { paidAt: now, paidBy: payment.orderId });
  const enrols = opensYear(bill) && (await openYear(context, tx, changed, bill));
  const { enrolled, paid } = noticesOf(changed);
  await context.tell(tx, { userId: child.familyId, ...(enrols ? enrolled : paid) });
};

/** The child has its place, and the study kit is ordered. @returns whether it has its place for the first time */
const openYear = async (
  { makeOrder }: BillingContext,
  tx: Tx,
  { child, now }: Changed,
  { enrolmentId }: StoredBill,
): Promise<boolean> => {
  const { isFirst, purpose, courier } = await activateEnrolment(tx, enrolmentId, now);
  if (isFirst && purpose === 'BUY_COURSE') await openPlacement(tx, child, enrolmentId, now);
  const { familyId, childId } = child;
  await makeOrder(tx, { enrolmentId, familyId, childId, courier, now });
  return isFirst;
};

/** Money went back: what it paid is open again. Of money that paid nothing, nobody waits to refund it any more. */
export const moneyWentBack = async (
  context: BillingContext,
  tx: Tx,
  changed: Changed,
): Promise<PaymentRow> => {
  const { payment } = changed;
  const bill = payment.billId === null ? null : await findBill(tx, payment.billId);
  if (bill && reverse(bill, payment.orderId) === 'returns_bill') {
    const [other] = await toRefundOfBill(tx, bill.billId);
    if (other) await payByOther(context, tx, { ...changed, payment: other }, bill);
    else await returnBill(context, tx, changed, bill);
  }
  await updatePayment(tx, payment.orderId, { toRefund: false });
  return { ...payment, toRefund: false };
};

const returnBill = async (
  { tell, tellStaff }: BillingContext,
  tx: Tx,
  changed: Changed,
  { billId }: StoredBill,
): Promise<void> => {
  const { reversed, staffReversed } = noticesOf(changed);
  await markBillUnpaid(tx, billId);
  await tell(tx, { userId: changed.child.familyId, ...reversed });
  await tellStaff(tx, staffReversed);
};

/** Other money for the same bill was waiting to be given back: it pays the bill now, so nothing is open. */
const payByOther = async (
  { tell, tellStaff }: BillingContext,
  tx: Tx,
  changed: Changed,
  { billId }: StoredBill,
): Promise<void> => {
  const { payment, child, now } = changed;
  const { paidByOther, staffPaidByOther } = noticesOf(changed);
  await markBillPaid(tx, billId, { paidAt: now, paidBy: payment.orderId });
  await updatePayment(tx, payment.orderId, { toRefund: false });
  await tell(tx, { userId: child.familyId, ...paidByOther });
  await tellStaff(tx, staffPaidByOther);
};
