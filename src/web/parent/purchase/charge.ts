import type { PaymentItem, PaymentResult } from '../../../contract/objects.ts';
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
  readonly qrUrl: string;
  readonly billerCode: string | null;
  readonly billKey: string | null;
  /** the instant after which it cannot be paid, in milliseconds; null: not known */
  readonly expiresAt: number | null;
  /** the customer's side in the demo; null where real money moves */
  readonly demoLink: string | null;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const textIn = (from: unknown, name: string): string | null => {
  const value = (from as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** ISO 8601 as our wire has it, or the gateway's own `2026-07-20 16:32:47`, which means Jakarta. */
export const instantOf = (text: string | null): number | null => {
  if (text === null) return null;
  const plain = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text);
  const instant = Date.parse(plain ? `${plain[1]}T${plain[2]}+07:00` : text);
  return Number.isNaN(instant) ? null : instant;
};

/** The demo's gateway names the customer's page among its actions, a real one does not. */
const demoLinkOf = ({ actions, order_id }: PaymentItem): string | null => {
  const list = parsed(actions);
  const addresses = Array.isArray(list) ? list.map((action: unknown) => textIn(action, 'url')) : [];
  const page = paths.sandboxPay(order_id);
  return addresses.some((url) => url !== null && URL.canParse(url) && new URL(url).pathname === page)
    ? page
    : null;
};

const forWhatOf = (item: PaymentItem | undefined) =>
  item?.get_billing ? { en: item.get_billing.billing_desc, id: item.get_billing.billing_desc_indo } : null;

/** The charge that is open for a bill: the newest, for a new one ends those before it. */
export const openChargeOf = (payments: readonly PaymentItem[], billingId: number): PaymentItem | null =>
  payments.find(
    ({ payment_status, get_billing }) =>
      payment_status === 'PENDING' && get_billing?.billing_id === billingId,
  ) ?? null;

/** The open charge that ended this one: a newer code for the same bill, or for the year as it was chosen anew. */
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

/** What is known of a charge: its fresh answer, the family's list of payments, or both. */
export const chargeOf = (
  orderId: string,
  result: PaymentResult | undefined,
  item: PaymentItem | undefined,
): Charge | null => {
  if (!result && !item) return null;
  const response = item ? parsed(item.response) : null;
  return {
    orderId,
    paymentType: result?.payment_type ?? item?.payment_type ?? '',
    forWhat: forWhatOf(item),
    gross: result?.gross_amount ?? item?.gross_amount ?? 0,
    qrUrl: result?.qr_url ?? paths.qrCode(orderId),
    billerCode: result?.biller_code ?? textIn(response, 'biller_code'),
    billKey: result?.bill_key ?? textIn(response, 'bill_key'),
    expiresAt: instantOf(result?.expiry_time ?? null) ?? instantOf(textIn(response, 'expiry_time')),
    demoLink: item ? demoLinkOf(item) : null,
  };
};
