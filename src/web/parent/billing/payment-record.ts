import type { PaymentItem } from '../../../contract/payment-objects.ts';
import type { PaymentFailure } from '../../../domain/billing/payment-failure.ts';
import { isPaidMethod } from '../../../domain/billing/payment-methods.ts';
import type { Language } from '../../../i18n/language.ts';
import { paths } from '../../../paths.ts';

/** The status of a payment as its parent sees it. */
export type PaymentDisplayStatus =
  | 'SUCCESS'
  | 'PENDING'
  | 'TO_REFUND'
  | 'under_review'
  | 'given_back'
  | PaymentFailure;

export const displayStatusOf = ({
  to_refund,
  payment_status,
  failure,
  money,
  other_amount,
}: Pick<
  PaymentItem,
  'other_amount' | 'to_refund' | 'payment_status' | 'failure' | 'money'
>): PaymentDisplayStatus => {
  if (to_refund) return 'TO_REFUND';
  if (other_amount === 'under_review') return 'under_review';
  // Only what staff give back goes a way of its own; what a bank took back is nothing that was agreed.
  if (failure === 'reversed' && money.at(-1)?.way) return 'given_back';
  return payment_status === 'FAILED' ? (failure ?? 'cancelled') : payment_status;
};

/**
 * Whether the bill of a payment that came to nothing may be paid again; of one that has paid it, that was said to be open again. What was
 * not counted goes back, and its bill waits for the right amount. While another try is on its way, that one is gone on with.
 */
export const mayPayAgain = (
  payment: PaymentItem,
  payments: readonly PaymentItem[],
  today: string,
): boolean => {
  const bill = payment.get_billing?.billing_id ?? null;
  if (bill === null || !cameToNothing(payment)) return false;
  // What would open no lessons any more is not asked for.
  if (payment.period !== null && payment.period.end < today) return false;
  const others = payments.filter(({ get_billing }) => get_billing?.billing_id === bill);
  return !others.some(
    (one) =>
      one.payment_status === 'PENDING' ||
      one.other_amount === 'under_review' ||
      (one.payment_status === 'SUCCESS' && !one.to_refund),
  );
};

/** Where the bill of a payment that came to nothing is paid: the first of a year by buying it. */
export const payAgainAt = ({ purpose, get_billing, get_child: { child_id } }: PaymentItem): string => {
  if (purpose === 'BUY_COURSE') return paths.buyCourse(child_id);
  if (purpose === 'NEXT_GRADE') return paths.nextGrade(child_id);
  return paths.payBill(child_id, get_billing?.billing_id ?? 0);
};

const cameToNothing = ({ payment_status, to_refund, other_amount }: PaymentItem): boolean =>
  payment_status === 'FAILED' || (to_refund && other_amount === 'dropped');

/** What was paid for, in the reader's language; null when nothing is known of the bill. */
export const forWhat = ({ get_billing }: PaymentItem, language: Language): string | null =>
  get_billing && (language === 'id' ? get_billing.billing_desc_indo : get_billing.billing_desc);

export const methodOf = ({ payment_type }: PaymentItem) =>
  isPaidMethod(payment_type) ? payment_type : 'other';

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
