import type {
  ChargeLine,
  OpenCharge,
  PaymentItem,
  PaymentResult,
  PaymentStatus,
} from '../../contract/payment-objects.ts';
import { billState } from '../../domain/billing/bill-state.ts';
import { openUntil } from '../../domain/billing/bills.ts';
import { failureOf } from '../../domain/billing/payment-failure.ts';
import { otherAmountCase } from '../../domain/billing/other-amount.ts';
import { type ShownState, isPaid, shownState } from '../../domain/billing/payment-state.ts';
import { receiptNumber } from '../../domain/billing/receipt-number.ts';
import { closedToPay } from '../../domain/enrolment/enrolling.ts';
import { type CalendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { paths } from '../../paths.ts';
import type { KnownBill, KnownEnrolment } from '../enrolment/enrolments-of.ts';
import { presentBill, presentBills } from '../enrolment/present-bill.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { RegionNames } from '../shipping/region-names.ts';
import { linesWithFee } from './charge-lines.ts';
import { expiryOf } from './charge-times.ts';
import { type PaymentRow, receivedOf } from './payment-store.ts';
import { presentMoney } from './present-money.ts';
import type { RefundRow } from './refund-store.ts';
import type { ChargeLine as StoredLine } from './tables.ts';

/** The gateway's status codes for a payment that is paid, pending, or failed. */
const statusCodes = { SUCCESS: '200', PENDING: '201', FAILED: '202' } as const satisfies Record<
  ShownState,
  string
>;

/** A picture can be scanned while the charge is open; of a charge whose answer was lost there is none. */
export const hasPicture = ({ paymentType, state, qrText, actions }: PaymentRow): boolean =>
  paymentType === 'gopay' && state === 'PENDING' && (qrText !== null || actions !== '[]');

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

/** What a payment's record says that is not in its own row. */
export interface Around {
  /** of the payment's child, those that stand */
  enrolments: readonly KnownEnrolment[];
  /** another charge was opened for the same after it, or has paid it */
  replaced: boolean;
  /** what staff gave back of it */
  refunds: readonly RefundRow[];
  names: RegionNames;
  today: CalendarDate;
}

const presentParcel = ({ parcel }: PaymentRow, names: RegionNames) =>
  parcel && {
    courier: parcel.courier,
    ...names(parcel.province, parcel.city),
    address_details: parcel.addressDetails,
    zip_code: parcel.zipCode,
  };

/** The days and lessons of a payment's bill, whether it can be paid again, and what is to be paid after it in the same year. */
export const billDays = (
  { billId }: Pick<PaymentRow, 'billId'>,
  enrolments: readonly KnownEnrolment[],
  today: CalendarDate,
) => {
  const year = enrolments.find((one) => one.bills.some((bill) => bill.billId === billId));
  const bills = year?.bills ?? [];
  const bill = bills.find((one) => one.billId === billId);
  const next =
    bill && bills.find((one) => one.sequence > bill.sequence && billState(one, today) === 'PAYABLE');
  return {
    period: year && bill ? { start: bill.periodStart, end: openUntil(bill, year.batch.startDate) } : null,
    opens: year && bill ? lessonsOf(year, bill, today) : null,
    registration_closed: year !== undefined && closedToPay(year, today),
    next_bill: next ? { billing_id: next.billId, amount: next.amount, due: next.periodStart } : null,
  };
};

const lessonsOf = (year: KnownEnrolment, bill: KnownBill, today: CalendarDate) => {
  const { lessons, last_lesson } = presentBill(year, bill, today);
  return { lessons, last_lesson };
};

const presentRecord = (payment: PaymentRow, around: Around) => ({
  order_id: payment.orderId,
  payment_type: payment.paymentType,
  payment_status: shownState(payment.state),
  to_refund: payment.toRefund,
  other_amount: otherAmountCase(payment),
  gross_amount: receivedOf(payment),
  purpose: payment.purpose,
  lines: linesWithFee(payment).map(presentLine),
  ...presentWays(payment),
  failure: failureOf(payment, around.replaced),
  paid_at: isPaid(payment.state) ? (payment.settledAt?.toISOString() ?? null) : null,
  money: presentMoney(payment, around.refunds),
  receipt_number: receiptNumberOf(payment),
  parcel: presentParcel(payment, around.names),
  ...billDays(payment, around.enrolments, around.today),
});

const receiptNumberOf = ({ state, receiptNumber: number, toRefund }: PaymentRow): string | null =>
  isPaid(state) && number !== null && !toRefund ? receiptNumber(number) : null;

/** A charge that may still be paid, as every page of its family knows it. */
export const presentOpenCharge = (payment: PaymentRow, childFirstName: string): OpenCharge => ({
  order_id: payment.orderId,
  child_id: payment.childId,
  child_first_name: childFirstName,
  payment_type: payment.paymentType,
  gross_amount: payment.grossAmount,
  purpose: payment.purpose,
  billing_id: payment.billId,
  billing_desc: payment.billDescription,
  billing_desc_indo: payment.billDescriptionIndo,
  by_link: payment.linkId !== null,
  under_review: otherAmountCase(payment) === 'under_review',
  created_at: payment.createdAt.toISOString(),
  expiry_time: expiryOf(payment).toISOString(),
});

/** The status of a charge, as the wire shows it. */
export const presentPaymentStatus = (
  payment: PaymentRow,
  isAuto: boolean,
  around: Around,
): PaymentStatus => ({
  ...presentRecord(payment, around),
  gateway_status: payment.gatewayStatus,
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
  around: Around,
): PaymentItem => ({
  ...presentRecord(payment, around),
  by_link: payment.linkId !== null,
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
