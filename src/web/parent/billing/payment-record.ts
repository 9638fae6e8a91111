import type { PaymentItem } from '../../../contract/payment-objects.ts';
import type { PaymentFailure } from '../../../domain/billing/payment-failure.ts';
import { isPaymentType } from '../../../domain/billing/payment-methods.ts';
import type { Language } from '../../../i18n/language.ts';

/** The status of a payment as its parent sees it. */
export type PaymentDisplayStatus = 'SUCCESS' | 'PENDING' | 'TO_REFUND' | PaymentFailure;

export const displayStatusOf = ({
  to_refund,
  payment_status,
  failure,
}: Pick<PaymentItem, 'to_refund' | 'payment_status' | 'failure'>): PaymentDisplayStatus => {
  if (to_refund) return 'TO_REFUND';
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
