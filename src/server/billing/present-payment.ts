import type { ChargeLine, PaymentItem, PaymentResult, PaymentStatus } from '../../contract/objects.ts';
import { type ShownState, shownState } from '../../domain/billing/payment-state.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { paths } from '../../paths.ts';
import type { KnownEnrolment } from '../enrolment/enrolments-of.ts';
import { presentBills } from '../enrolment/present-bill.ts';
import type { KnownChild } from '../families/known-children.ts';
import { linesWithFee } from './charge-lines.ts';
import { expiryOf } from './charge-times.ts';
import type { PaymentRow } from './payment-store.ts';
import type { ChargeLine as StoredLine } from './tables.ts';

/** The gateway's status codes for a payment that is paid, pending, or failed. */
const statusCodes = { SUCCESS: '200', PENDING: '201', FAILED: '202' } as const satisfies Record<
  ShownState,
  string
>;

/** A picture can be scanned while the charge is open; of a charge whose answer was lost there is none. */
export const hasPicture = ({ state, qrText, actions }: PaymentRow): boolean =>
  state === 'PENDING' && (qrText !== null || actions !== '[]');

const presentLine = (line: StoredLine): ChargeLine => ({
  name: line.name,
  name_indo: line.nameIndo,
  description: line.description,
  description_indo: line.descriptionIndo,
  discount: line.discount,
  value: line.value,
});

const presentWays = (payment: PaymentRow) => ({
  redirect_url: payment.redirectUrl,
  qr_url: hasPicture(payment) ? paths.qrCode(payment.orderId) : null,
  biller_code: payment.billerCode,
  bill_key: payment.billKey,
  expiry_time: expiryOf(payment).toISOString(),
});

const presentRecord = (payment: PaymentRow) => ({
  order_id: payment.orderId,
  payment_type: payment.paymentType,
  payment_status: shownState(payment.state),
  to_refund: payment.toRefund,
  gross_amount: payment.grossAmount,
  purpose: payment.purpose,
  lines: linesWithFee(payment).map(presentLine),
  ...presentWays(payment),
});

/** The status of a charge, as the wire shows it. */
export const presentPaymentStatus = (payment: PaymentRow, isAuto: boolean): PaymentStatus => ({
  ...presentRecord(payment),
  is_auto: isAuto,
});

/** A charge as the wire shows it, with the bills of its year. */
export const presentPayment = (
  payment: PaymentRow,
  { enrolments, isAuto }: { enrolments: readonly KnownEnrolment[]; isAuto: boolean },
  now: Date,
): PaymentResult => {
  const enrolment = enrolments.find(({ enrolmentId }) => enrolmentId === payment.enrolmentId);
  const shown = shownState(payment.state);
  return {
    status_code: statusCodes[shown],
    order_id: payment.orderId,
    payment_type: payment.paymentType,
    gross_amount: payment.grossAmount,
    payment_status: shown,
    is_auto: isAuto,
    ...presentWays(payment),
    billing: enrolment ? presentBills(enrolment, dayInJakarta(now)) : [],
  };
};

/** A payment as the family's list shows it. */
export const presentPaymentItem = (
  payment: PaymentRow,
  child: Pick<KnownChild, 'firstName' | 'lastName'>,
): PaymentItem => ({
  ...presentRecord(payment),
  request: payment.request,
  response: payment.response,
  actions: payment.actions,
  created_at: payment.createdAt.toISOString(),
  get_billing: {
    billing_id: payment.billId,
    billing_desc: payment.billDescription,
    billing_desc_indo: payment.billDescriptionIndo,
  },
  get_child: { child_id: payment.childId, first_name: child.firstName, last_name: child.lastName },
});
