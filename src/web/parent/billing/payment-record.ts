import type { Billing, PaymentItem } from '../../../contract/objects.ts';
import { isPaymentType } from '../../../domain/billing/payment-methods.ts';
import type { Language } from '../../../i18n/language.ts';
import { paths } from '../../../paths.ts';
import { billYears, wasPaid } from '../enrolment/bill-years.ts';
import { writePurchase } from '../purchase/purchase-address.ts';

/** A payment as the family's list has it; `to_refund` says that it arrived with nothing left to pay. */
export type PaymentRecord = PaymentItem & { readonly to_refund?: boolean };

/** How a payment stands before its parent's eyes. */
export type PaymentStanding = PaymentItem['payment_status'] | 'TO_REFUND';

export const standingOfPayment = ({ to_refund, payment_status }: PaymentRecord): PaymentStanding =>
  to_refund ? 'TO_REFUND' : payment_status;

/** What was paid for, in the reader's language; null when nothing is known of the bill. */
export const forWhat = ({ get_billing }: PaymentItem, language: Language): string | null =>
  get_billing && (language === 'id' ? get_billing.billing_desc_indo : get_billing.billing_desc);

export const methodOf = ({ payment_type }: PaymentItem) =>
  isPaymentType(payment_type) ? payment_type : 'other';

/** The payment that an address names, when it is among these. */
export const paymentOf = (payments: readonly PaymentRecord[], asked: string | null): PaymentRecord | null =>
  payments.find(({ order_id }) => order_id === asked) ?? null;

export interface PaymentLine {
  readonly name: string;
  /** whole rupiah */
  readonly amount: number;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const lineOf = (from: unknown): PaymentLine | null => {
  const { name, price, quantity } = (from ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && Number.isSafeInteger(price) && Number.isSafeInteger(quantity)
    ? { name, amount: Number(price) * Number(quantity) }
    : null;
};

/** What the charge was made of, as it was sent to the payment service; nothing where that does not give the amount. */
export const linesOf = (payment: PaymentItem, language: Language): readonly PaymentLine[] => {
  const { request, gross_amount } = payment;
  const { item_details: items } = (parsed(request) ?? {}) as { item_details?: unknown };
  const lines = Array.isArray(items) ? items.map(lineOf).filter((line) => line !== null) : [];
  return lines.reduce((sum, { amount }) => sum + amount, 0) === gross_amount
    ? lines.map(({ name, amount }) => ({ name: wholeName(payment, name, language), amount }))
    : [];
};

/** The payment service takes names of so many letters; a bill's, which says its days, may be longer. */
const LONGEST_NAME = 50;

/** What a line is called; the bill's own name where the one sent had to be cut short. */
const wholeName = (payment: PaymentItem, name: string, language: Language): string => {
  const { billing_desc = '', billing_desc_indo = '' } = payment.get_billing ?? {};
  const isBill = [billing_desc, billing_desc_indo].some(
    (whole) => whole !== '' && whole.slice(0, LONGEST_NAME).trim() === name.slice(0, LONGEST_NAME).trim(),
  );
  return isBill ? (forWhat(payment, language) ?? name) : name;
};

/** Where an open charge goes on: the drawer of its child, at its instructions. Null once it cannot be paid any more. */
export const wayToPay = (payment: PaymentRecord, bills: readonly Billing[]): string | null => {
  const year = billYears(bills).find((one) =>
    one.some(({ billing_id }) => billing_id === payment.get_billing?.billing_id),
  );
  const bill = year?.find(({ billing_id }) => billing_id === payment.get_billing?.billing_id);
  if (payment.payment_status !== 'PENDING' || !year || bill?.status !== 'PAYABLE') return null;
  const at = writePurchase({
    // The first bill of a year that was never paid is the purchase itself.
    purpose: wasPaid(year) ? 'COURSE_EXTENSION' : 'BUY_COURSE',
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
