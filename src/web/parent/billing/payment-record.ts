import type { Billing, PaymentItem } from '../../../contract/objects.ts';
import { isPaymentType } from '../../../domain/billing/payment-methods.ts';
import type { Language } from '../../../i18n/language.ts';
import { paths } from '../../../paths.ts';
import { writePurchase } from '../purchase/purchase-address.ts';

/** The status of a payment as its parent sees it. */
export type PaymentDisplayStatus = PaymentItem['payment_status'] | 'TO_REFUND';

export const displayStatusOf = ({ to_refund, payment_status }: PaymentItem): PaymentDisplayStatus =>
  to_refund ? 'TO_REFUND' : payment_status;

/** What was paid for, in the reader's language; null when nothing is known of the bill. */
export const forWhat = ({ get_billing }: PaymentItem, language: Language): string | null =>
  get_billing && (language === 'id' ? get_billing.billing_desc_indo : get_billing.billing_desc);

export const methodOf = ({ payment_type }: PaymentItem) =>
  isPaymentType(payment_type) ? payment_type : 'other';

/** The payment that an address names, when it is among these. */
export const paymentOf = (payments: readonly PaymentItem[], asked: string | null): PaymentItem | null =>
  payments.find(({ order_id }) => order_id === asked) ?? null;

/** Where an open charge goes on: the drawer of its child, at its instructions. Null once it cannot be paid any more. */
export const wayToPay = (payment: PaymentItem, bills: readonly Billing[]): string | null => {
  const bill = bills.find(({ billing_id }) => billing_id === payment.get_billing?.billing_id);
  if (payment.payment_status !== 'PENDING' || bill?.status !== 'PAYABLE') return null;
  const at = writePurchase({
    // The drawer shows the instructions of any purchase of a year alike.
    purpose: payment.purpose === 'COURSE_EXTENSION' ? 'COURSE_EXTENSION' : 'BUY_COURSE',
    step: 4,
    batchId: null,
    term: null,
    courier: null,
    method: null,
    billId: bill.billing_id,
    orderId: payment.order_id,
  });
  return `${paths.child(payment.get_child.child_id)}?${at.toString()}`;
};
