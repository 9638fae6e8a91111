import { opensYear, reverse, settle, stillEnrols } from '../../domain/billing/settling.ts';
import { isTooYoungAt } from '../../domain/enrolment/placement-standing.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import type { BillingContext } from './context.ts';
import {
  type BillRow,
  activateEnrolment,
  findBill,
  findEnrolment,
  setPaid,
  settlementsOf,
  takeUpAgain,
} from './enrolment-store.ts';
import { noticesOf } from './payment-notices.ts';
import { type PaymentRow, toRefundOfBill, updatePayment } from './payment-store.ts';

/** A payment that has just changed, with its child; both are held by the transaction. */
interface Changed {
  payment: PaymentRow;
  child: KnownChild;
  now: Date;
}

const billOf = (tx: Tx, { billId }: PaymentRow): Promise<BillRow | null> =>
  billId === null ? Promise.resolve(null) : findBill(tx, billId);

/** The bill that money may pay: of an enrolment that was replaced only while nothing else was paid, and then it stands again. */
const standingBill = async (tx: Tx, { payment, now }: Changed): Promise<BillRow | null> => {
  const bill = await billOf(tx, payment);
  const enrolment = bill && (await findEnrolment(tx, bill.enrolmentId));
  if (!enrolment || enrolment.replacedAt === null) return bill;
  if (!stillEnrols(enrolment.createdAt, await settlementsOf(tx, enrolment.childId))) return null;
  await takeUpAgain(tx, enrolment, now);
  return bill;
};

/** Money came: it pays its bill, or is kept to be given back when that was paid or replaced before. */
export const moneyCame = async (context: BillingContext, tx: Tx, changed: Changed): Promise<PaymentRow> => {
  const { payment, child, now } = changed;
  const bill = await standingBill(tx, changed);
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

const payBill = async (context: BillingContext, tx: Tx, changed: Changed, bill: BillRow): Promise<void> => {
  const { payment, child, now } = changed;
  await setPaid(tx, bill.billId, { paidAt: now, paidBy: payment.orderId });
  const enrols = opensYear(bill) && (await activateEnrolment(tx, bill.enrolmentId, settlementOf(changed)));
  if (opensYear(bill)) await orderKit(context, tx, changed, bill.enrolmentId);
  const { enrolled, paid } = noticesOf(changed);
  await context.tell(tx, { userId: child.familyId, ...(enrols ? enrolled : paid) });
};

const settlementOf = ({ child: { birthdate }, now }: Changed) => ({
  settledAt: now,
  tooYoungAtSettlement: isTooYoungAt(birthdate, now),
});

const orderKit = async (
  { makeOrder }: BillingContext,
  tx: Tx,
  { child: { childId, familyId }, now }: Changed,
  enrolmentId: number,
): Promise<void> => {
  const enrolment = await findEnrolment(tx, enrolmentId);
  if (enrolment) await makeOrder(tx, { enrolmentId, familyId, childId, courier: enrolment.courier, now });
};

/** Money went back: what it paid is open again. Of money that paid nothing, nobody waits to refund it any more. */
export const moneyWentBack = async (
  context: BillingContext,
  tx: Tx,
  changed: Changed,
): Promise<PaymentRow> => {
  const { payment } = changed;
  const bill = await billOf(tx, payment);
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
  { billId }: BillRow,
): Promise<void> => {
  const { reversed, staffReversed } = noticesOf(changed);
  await setPaid(tx, billId, { paidAt: null, paidBy: null });
  await tell(tx, { userId: changed.child.familyId, ...reversed });
  await tellStaff(tx, staffReversed);
};

/** Other money for the same bill was waiting to be given back: it pays the bill now, so nothing is open. */
const payByOther = async (
  { tell, tellStaff }: BillingContext,
  tx: Tx,
  changed: Changed,
  { billId }: BillRow,
): Promise<void> => {
  const { payment, child, now } = changed;
  const { paidByOther, staffPaidByOther } = noticesOf(changed);
  await setPaid(tx, billId, { paidAt: now, paidBy: payment.orderId });
  await updatePayment(tx, payment.orderId, { toRefund: false });
  await tell(tx, { userId: child.familyId, ...paidByOther });
  await tellStaff(tx, staffPaidByOther);
};
