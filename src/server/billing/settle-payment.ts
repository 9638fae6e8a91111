import { opensYear, reverse, settle } from '../../domain/billing/settling.ts';
import { isTooYoungAt } from '../../domain/enrolment/placement-standing.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import type { BillingContext } from './context.ts';
import { type BillRow, activateEnrolment, findBill, findEnrolment, setPaid } from './enrolment-store.ts';
import { noticesOf } from './payment-notices.ts';
import { type PaymentRow, updatePayment } from './payment-store.ts';

/** A payment that has just changed, with its child; both are held by the transaction. */
interface Changed {
  payment: PaymentRow;
  child: KnownChild;
  now: Date;
}

const billOf = (tx: Tx, { billId }: PaymentRow): Promise<BillRow | null> =>
  billId === null ? Promise.resolve(null) : findBill(tx, billId);

/** Money came: it pays its bill, or is kept to be given back when that was paid or replaced before. */
export const moneyCame = async (context: BillingContext, tx: Tx, changed: Changed): Promise<PaymentRow> => {
  const { payment, now } = changed;
  const bill = await billOf(tx, payment);
  const verdict = settle(bill, payment.orderId);
  const changes = { settledAt: now, toRefund: verdict === 'to_refund' };
  await updatePayment(tx, payment.orderId, changes);
  if (verdict === 'to_refund') await context.tellStaff(tx, noticesOf(changed).staffToRefund);
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
  { tell, tellStaff }: BillingContext,
  tx: Tx,
  changed: Changed,
): Promise<PaymentRow> => {
  const { payment, child } = changed;
  const bill = await billOf(tx, payment);
  if (bill && reverse(bill, payment.orderId) === 'returns_bill') {
    const { reversed, staffReversed } = noticesOf(changed);
    await setPaid(tx, bill.billId, { paidAt: null, paidBy: null });
    await tell(tx, { userId: child.familyId, ...reversed });
    await tellStaff(tx, staffReversed);
  }
  await updatePayment(tx, payment.orderId, { toRefund: false });
  return { ...payment, toRefund: false };
};
