import type { DeskPayment, DeskRecord, Refund } from '../../contract/payment-desk.ts';
import { isRefused } from '../../contract/refusals.ts';
import { failureOf } from '../../domain/billing/payment-failure.ts';
import { undoRefusal } from '../../domain/billing/money-by-hand.ts';
import { isByHand } from '../../domain/billing/payment-methods.ts';
import { isPaid, shownState } from '../../domain/billing/payment-state.ts';
import { receiptNumber } from '../../domain/billing/receipt-number.ts';
import { refundable, wayRefusal } from '../../domain/billing/refunds.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { recipients } from '../accounts/recipients.ts';
import { enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import { childNames } from '../families/child-names.ts';
import type { Database } from '../platform/db/database.ts';
import {
  type PaymentRow,
  type RefundRow,
  eventsOf,
  handPaymentWithStaff,
  receivedOf,
  refundedPaymentOf,
  refundsWithStaff,
} from '../payments/known-payments.ts';
import { findPayable } from '../payments/pay-bill.ts';
import { presentMoney } from '../payments/present-money.ts';

/** A payment without what was exchanged with the gateway. */
type ListedPayment = Omit<PaymentRow, 'request' | 'response' | 'actions'>;

/** Payments as the back office lists them: two queries, however many they are. */
export const presentDeskPayments = async (
  db: Database,
  rows: readonly ListedPayment[],
): Promise<DeskPayment[]> => {
  const [names, families] = await Promise.all([
    childNames(
      db,
      rows.map(({ childId }) => childId),
    ),
    recipients(
      db,
      rows.map(({ familyId }) => familyId),
    ),
  ]);
  return rows.map((payment) => {
    const [name, family] = [names.get(payment.childId), families.get(payment.familyId)];
    if (!name || !family) throw new Error(`payment ${payment.orderId} without its child or family`);
    return {
      ...presentListedPayment(payment),
      child: { child_id: payment.childId, first_name: name.firstName, last_name: name.lastName },
      parent: {
        user_id: payment.familyId,
        first_name: family.parent.firstName,
        last_name: family.parent.lastName,
        phone_number: family.address.phoneNumber,
      },
    };
  });
};

/** How a payment stands, without whose it is. */
export const presentListedPayment = (payment: ListedPayment): Omit<DeskPayment, 'child' | 'parent'> => ({
  order_id: payment.orderId,
  created_at: payment.createdAt.toISOString(),
  billing_desc: payment.billDescription,
  billing_desc_indo: payment.billDescriptionIndo,
  payment_type: payment.paymentType,
  gross_amount: payment.grossAmount,
  payment_status: shownState(payment.state),
  // Whether another charge replaced it is of no use here: the family paid nothing with it either way.
  failure: failureOf(payment, false),
  to_refund: payment.toRefund,
  other_amount: payment.otherAmountEndedAt === null ? payment.otherAmount : null,
  accepted_amount: payment.acceptedAmount,
  amount_decided_at: payment.otherAmountEndedAt?.toISOString() ?? null,
  received_amount: receivedOf(payment),
  refunded_amount: payment.refundedAmount,
  refunding_amount: payment.refundingAmount,
  paid_at: isPaid(payment.state) ? (payment.settledAt?.toISOString() ?? null) : null,
  receipt_number: payment.receiptNumber === null ? null : receiptNumber(payment.receiptNumber),
});

/** One payment with everything that was written down about it. */
export const presentDeskRecord = async (
  db: Database,
  payment: PaymentRow,
  now: Date,
): Promise<DeskRecord> => {
  const [row] = await presentDeskPayments(db, [payment]);
  if (!row) throw new Error('a payment was not presented');
  const events = await eventsOf(db, payment.orderId);
  const given = await refundsWithStaff(db, payment.orderId);
  const refunded = refundedPaymentOf(payment);
  return {
    ...row,
    money: presentMoney(
      payment,
      given.map(({ refund }) => refund),
    ),
    events: events.map(({ at, ...event }) => ({ at: at.toISOString(), ...event })),
    refunds: given.map(({ refund, firstName, lastName }) =>
      presentRefund(refund, firstName === null ? null : fullName(firstName, lastName)),
    ),
    refundable_amount: refundable(refunded),
    bill_to_pay: await billToPay(db, payment, now),
    by_hand: isByHand(payment.paymentType) ? await presentByHand(db, payment, now) : null,
    closed: { gateway: wayRefusal(refunded, 'gateway'), transfer: wayRefusal(refunded, 'transfer') },
  };
};

/** The bill of a charge that is not paid, while somebody at the counter may pay it. */
const billToPay = async (
  db: Database,
  { billId, childId, state }: PaymentRow,
  now: Date,
): Promise<DeskRecord['bill_to_pay']> => {
  if (billId === null || (state !== 'PENDING' && state !== 'FAILED')) return null;
  const found = await findPayable(db, { billing_id: billId }, await enrolmentsOfChild(db, childId), now);
  return isRefused(found) ? null : { billing_id: billId, amount: found.bill.amount };
};

/** Who wrote down what was brought by hand, and whether it can be undone. */
const presentByHand = async (
  db: Database,
  { orderId, paymentType, state, refundedAmount: refunded }: PaymentRow,
  now: Date,
): Promise<DeskRecord['by_hand']> => {
  const found = await handPaymentWithStaff(db, orderId);
  if (!found) return null;
  const { entry, by, undoneBy } = found;
  const { enteredAt, isFromPaper, undoneAt } = entry;
  return {
    received_on: entry.receivedOn,
    reference: entry.reference,
    entered_by: fullName(by.firstName, by.lastName),
    entered_at: enteredAt.toISOString(),
    undone:
      undoneAt && undoneBy
        ? {
            by: fullName(undoneBy.firstName, undoneBy.lastName),
            at: undoneAt.toISOString(),
            reason: entry.undoReason,
          }
        : null,
    may_undo: undoRefusal({ paymentType, state, refunded, enteredAt, isFromPaper }, now) === null,
  };
};

const presentRefund = (refund: RefundRow, askedBy: string | null): Refund => ({
  refund_id: refund.refundId,
  amount: refund.amount,
  way: refund.way,
  state: refund.state,
  reason: refund.reason,
  reference: refund.reference,
  asked_by: askedBy,
  asked_at: refund.askedAt.toISOString(),
  ended_at: refund.endedAt?.toISOString() ?? null,
});
