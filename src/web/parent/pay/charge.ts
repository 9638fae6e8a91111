import { ApiRefusal } from '../../frame/api.ts';
import type { LinkCharge } from '../../../contract/payment-links.ts';
import type { ChargeLine, PaymentItem, PaymentStatus } from '../../../contract/payment-objects.ts';
import type { Language } from '../../../i18n/language.ts';
import { paths } from '../../../paths.ts';

/** An open charge as its instructions need it. */
export interface Charge {
  readonly orderId: string;
  readonly paymentType: string;
  /** what is paid, in both languages; null: not known yet */
  readonly forWhat: Readonly<Record<Language, string>> | null;
  /** whole rupiah */
  readonly gross: number;
  readonly lines: readonly ChargeLine[];
  /** the picture to scan; null: there is none */
  readonly qrUrl: string | null;
  /** the bank's question about a card; null: none, or not known */
  readonly redirectUrl: string | null;
  readonly billerCode: string | null;
  readonly billKey: string | null;
  /** the instant after which it cannot be paid, in milliseconds; null: not known */
  readonly expiresAt: number | null;
  /** the customer's side in the demo; null where real money moves */
  readonly demoLink: string | null;
}

/** The demo's gateway sends the customer to a page of ours, a real one never does. */
const demoLinkOf = ({
  redirect_url: url,
  order_id,
}: Pick<PaymentStatus, 'redirect_url' | 'order_id'>): string | null => {
  const page = paths.sandboxPay(order_id);
  return url !== null && URL.canParse(url) && new URL(url).pathname === page ? page : null;
};

const forWhatOf = (item: PaymentItem | undefined) =>
  item?.get_billing ? { en: item.get_billing.billing_desc, id: item.get_billing.billing_desc_indo } : null;

/** The charge that its family has open for a bill: the newest, for a new one ends those before it. */
export const openChargeOf = (payments: readonly PaymentItem[], billingId: number): PaymentItem | null =>
  payments.find(
    ({ payment_status, by_link, get_billing }) =>
      payment_status === 'PENDING' && !by_link && get_billing?.billing_id === billingId,
  ) ?? null;

/** The open charge that ended this one: a newer code for the same bill, or for the choice that replaced it. */
export const newerCharge = (payments: readonly PaymentItem[], orderId: string): PaymentItem | null => {
  const ended = payments.find(({ order_id }) => order_id === orderId);
  if (!ended) return null;
  const bill = ended.get_billing?.billing_id ?? null;
  return (
    payments.find(
      ({ order_id, payment_status, get_child, get_billing }) =>
        order_id !== orderId &&
        payment_status === 'PENDING' &&
        get_child.child_id === ended.get_child.child_id &&
        (bill === null || get_billing?.billing_id === bill),
    ) ?? null
  );
};

/** How to pay a charge, as the server describes it; `item` is its row in the family's list, once that is known. */
export const chargeOf = (status: PaymentStatus, item: PaymentItem | undefined): Charge => ({
  orderId: status.order_id,
  paymentType: status.payment_type,
  forWhat: forWhatOf(item),
  gross: status.gross_amount,
  lines: status.lines,
  qrUrl: status.qr_url,
  redirectUrl: status.redirect_url,
  billerCode: status.biller_code,
  billKey: status.bill_key,
  expiresAt: status.expiry_time === null ? null : Date.parse(status.expiry_time),
  demoLink: demoLinkOf(status),
});

/** How to pay a charge that was opened through a payment link. Its payer sees no lines. */
export const chargeOfLink = (charge: LinkCharge, forWhat: Charge['forWhat']): Charge => ({
  orderId: charge.order_id,
  paymentType: charge.payment_type,
  forWhat,
  gross: charge.gross_amount,
  lines: [],
  qrUrl: charge.qr_url,
  redirectUrl: charge.redirect_url,
  billerCode: charge.biller_code,
  billKey: charge.bill_key,
  expiresAt: Date.parse(charge.expiry_time),
  demoLink: demoLinkOf(charge),
});

/** The payment that paid this bill, or the child's year where no bill is named: the newest. */
export const paidBy = (
  payments: readonly PaymentItem[],
  childId: number,
  billId: number | null,
): PaymentItem | null =>
  payments.find(
    ({ payment_status, to_refund, purpose, get_child, get_billing }) =>
      payment_status === 'SUCCESS' &&
      !to_refund &&
      get_child.child_id === childId &&
      (billId === null ? purpose !== 'COURSE_EXTENSION' : get_billing?.billing_id === billId),
  ) ?? null;

/** Why money that came enrols nobody: its bill was paid or chosen otherwise meanwhile, or it came with another amount. */
export type NothingPaid = 'toRefund' | 'notCounted' | 'underReview';

/** Why the money of a charge enrols nobody; null when it pays its bill or has not come. */
export const whyItPaysNothing = ({
  payment_status,
  to_refund,
  other_amount,
}: Pick<PaymentStatus, 'payment_status' | 'to_refund' | 'other_amount'>): NothingPaid | null => {
  if (other_amount === 'under_review') return 'underReview';
  if (payment_status !== 'SUCCESS' || !to_refund) return null;
  return other_amount === 'dropped' ? 'notCounted' : 'toRefund';
};

/** What was answered without a message, by whatever stands before the server, is said in the words of a failed card. */
export const inCardWords = (error: unknown, words: string): unknown =>
  error instanceof ApiRefusal && error.code !== 0 && error.message === ''
    ? new ApiRefusal(error.code, words)
    : error;
