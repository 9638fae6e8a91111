import type { PaymentItem } from '../../../contract/payment-objects.ts';
import type { PaymentFailure } from '../../../domain/billing/payment-failure.ts';
import { isPaymentType } from '../../../domain/billing/payment-methods.ts';
import type { Language } from '../../../i18n/language.ts';

/** The status of a payment as its parent sees it. */
export type PaymentDisplayStatus = 'SUCCESS' | 'PENDING' | 'TO_REFUND' | 'given_back' | PaymentFailure;

export const displayStatusOf = ({
  to_refund,
  payment_status,
  failure,
  money,
}: Pick<PaymentItem, 'to_refund' | 'payment_status' | 'failure' | 'money'>): PaymentDisplayStatus => {
  if (to_refund) return 'TO_REFUND';
  // Only what staff give back goes a way of its own; what a bank took back is nothing that was agreed.
  if (failure === 'reversed' && money.at(-1)?.way) return 'given_back';
  return payment_status === 'FAILED' ? (failure ?? 'cancelled') : payment_status;
};

/** What was paid for, in the reader's language; null when nothing is known of the bill. */
export const forWhat = ({ get_billing }: PaymentItem, language: Language): string | null =>
  get_billing && (language === 'id' ? get_billing.billing_desc_indo : get_billing.billing_desc);

export const methodOf = ({ payment_type }: PaymentItem) =>
  isPaymentType(payment_type) ? payment_type : 'other';

/** The payment that an address names, when it is among these. */
export const paymentOf = (payments: readonly PaymentItem[], asked: string | null): PaymentItem | null =>
  payments.find(({ order_id }) => order_id === asked) ?? null;

/** The tries to pay one bill, the one that paid it first, else the newest; payments of no known bill stand alone. */
export interface BillTries {
  readonly payment: PaymentItem;
  readonly others: readonly PaymentItem[];
}

/** Payments by the bill they are for, in the order in which they come. */
export const byBill = (payments: readonly PaymentItem[]): readonly BillTries[] => {
  const groups = Map.groupBy(payments, ({ order_id, get_billing }) => get_billing?.billing_id ?? order_id);
  return [...groups.values()].flatMap((tries) => {
    const payment = tries.find(({ payment_status: status }) => status !== 'FAILED') ?? tries[0];
    return payment ? { payment, others: tries.filter((one) => one !== payment) } : [];
  });
};
