import * as z from 'zod/mini';
import { paymentFailures } from '../domain/billing/payment-failure.ts';
import { otherAmountCases } from '../domain/billing/other-amount.ts';
import { couriers } from '../domain/shipping/couriers.ts';
import { moneySteps } from '../domain/billing/payment-trail.ts';
import { refundWays } from '../domain/billing/refunds.ts';
import { paidMethods, paymentTypes } from '../domain/billing/payment-methods.ts';
import { namedObject } from './named-object.ts';

// What the replies about bills and payments carry. Dates are YYYY-MM-DD, instants ISO 8601 in UTC.

/** A step on the way of the money: when it was reached, until when it lasts, and how much it was about. */
export const MoneyMoment = namedObject('MoneyMoment', {
  step: z.enum(moneySteps),
  at: z.nullable(z.string()),
  until: z.nullable(z.string()),
  amount: z.nullable(z.int()),
  way: z.nullable(z.enum(refundWays)),
});
export type MoneyMoment = z.output<typeof MoneyMoment>;

export const BillMoney = namedObject('BillMoney', {
  /** the payment that pays the bill, else the charge that is open, else the newest that was made for it */
  order_id: z.string(),
  payment_type: z.enum(paidMethods),
  /** where its money was and is, the oldest step first */
  steps: z.array(MoneyMoment),
});
export type BillMoney = z.output<typeof BillMoney>;

export const Billing = namedObject('Billing', {
  billing_id: z.int(),
  academic_year_id: z.int(),
  /** whether its enrolment was ever settled, also when that payment was taken back */
  is_active: z.boolean(),
  billing_desc: z.string(),
  billing_desc_indo: z.string(),
  /** months */
  billing_period: z.int(),
  billing_period_start: z.string(),
  /** the last day it covers */
  billing_period_end: z.string(),
  /** the last day on which it opens lessons: the year may end before its period does */
  open_until: z.string(),
  /** how many lessons it opens, paid then or now; none: it is the last instalment of its year's price, or they are gone */
  lessons: z.int(),
  /** the last day on which its year has lessons */
  last_lesson: z.string(),
  /** what is due, whole rupiah: what the school took off is not in it */
  amount: z.int(),
  /** what the school took off, whole rupiah */
  discount: z.int(),
  /** the last day on which it counts as paid, as was agreed with the school; null: nothing was agreed */
  delayed_until: z.nullable(z.string()),
  /** the day on which its child left, from which nobody pays it any more; null: it has not */
  left_on: z.nullable(z.string()),
  sequence: z.int(),
  status: z.enum(['PAID', 'SKIPPED', 'PAYABLE']),
  paid_at: z.nullable(z.string()),
  /** where its money is, in lists of bills; null before a payment was made for it */
  money: z.optional(z.nullable(BillMoney)),
});
export type Billing = z.output<typeof Billing>;

export const PaymentMethod = namedObject('PaymentMethod', {
  payment_type: z.enum(paymentTypes),
  /** whether the school takes it today */
  offered: z.boolean(),
  /** the least and the most it takes, whole rupiah, both included */
  minimum: z.int(),
  maximum: z.int(),
  /** the share of the net bill that is added as a fee: 0.03 is three percent */
  fee_share: z.number(),
  /** how long a charge may be paid */
  lifetime_minutes: z.int(),
});
export type PaymentMethod = z.output<typeof PaymentMethod>;

/** What a browser needs to have the gateway turn a card into a token; the key is public. */
export const CardScript = namedObject('CardScript', {
  client_key: z.string(),
  environment: z.enum(['sandbox', 'production']),
  /** the gateway's own script, `MidtransNew3ds`; a path where the gateway is the demo's */
  script_url: z.string(),
});
export type CardScript = z.output<typeof CardScript>;

const ShownPaymentState = z.enum(['SUCCESS', 'PENDING', 'FAILED']);

/** How a charge is paid; each is null where its method has none. */
const waysToPay = {
  /** the bank's question of a card, or a wallet's own page */
  redirect_url: z.nullable(z.string()),
  /** the picture to scan; null once the charge ended */
  qr_url: z.nullable(z.string()),
  biller_code: z.nullable(z.string()),
  bill_key: z.nullable(z.string()),
  /** until when, an instant */
  expiry_time: z.nullable(z.string()),
};

const paymentResult = {
  /** the gateway's word */
  status_code: z.string(),
  order_id: z.string(),
  payment_type: z.string(),
  gross_amount: z.int(),
  payment_status: ShownPaymentState,
  is_auto: z.boolean(),
  ...waysToPay,
  billing: z.array(Billing),
};
/** What a charge answers, beside code and message. */
export const PaymentResult = namedObject('PaymentResult', paymentResult);
export type PaymentResult = z.output<typeof PaymentResult>;

/** A line of what was charged, as it was when the charge was opened: `value` less `discount`, whole rupiah. */
export const ChargeLine = namedObject('ChargeLine', {
  name: z.string(),
  name_indo: z.string(),
  description: z.string(),
  description_indo: z.string(),
  discount: z.int(),
  value: z.int(),
});
export type ChargeLine = z.output<typeof ChargeLine>;

/** Where a year's parcel goes and who brings it, as it was when the charge was opened; '' is what was not known then. */
const Parcel = z.object({
  courier: z.enum(couriers),
  /** their names */
  province: z.string(),
  city: z.string(),
  address_details: z.string(),
  zip_code: z.string(),
});

/** What is shown of a payment's record. */
const chargeRecord = {
  order_id: z.string(),
  payment_type: z.string(),
  payment_status: ShownPaymentState,
  /** the money is there, paid nothing and will be given back */
  to_refund: z.boolean(),
  /** another amount than was charged: staff look at it, or did not count it; null: neither */
  other_amount: z.nullable(z.enum(otherAmountCases)),
  gross_amount: z.int(),
  /** the first bill of a year that was never paid is still its purchase */
  purpose: z.enum(['BUY_COURSE', 'NEXT_GRADE', 'COURSE_EXTENSION']),
  /** they add up to the gross amount, the fee included */
  lines: z.array(ChargeLine),
  ...waysToPay,
  /** why a payment shown as FAILED is not there; null for any other */
  failure: z.nullable(z.enum(paymentFailures)),
  /** when the money came, an instant; null while it is not there */
  paid_at: z.nullable(z.string()),
  /** where its money was and is, the oldest step first */
  money: z.array(MoneyMoment),
  /** of the receipt; null unless it pays its bill */
  receipt_number: z.nullable(z.string()),
  /** of a year's first bill; null for others */
  parcel: z.nullable(Parcel),
  /** the days that its bill covers, both included; null once another choice replaced the bill */
  period: z.nullable(z.object({ start: z.string(), end: z.string() })),
  /** how many lessons its bill opens, paid then or now, and the last day on which the year has any; null once another choice replaced it */
  opens: z.nullable(z.object({ lessons: z.int(), last_lesson: z.string() })),
  /** its bill would have bought a year, and that class takes no registrations any more: it cannot be paid again */
  registration_closed: z.boolean(),
  /** what is to be paid after its bill in the same year; null when nothing is */
  next_bill: z.nullable(z.object({ billing_id: z.int(), amount: z.int(), due: z.string() })),
};
/** How a charge stands. */
export const PaymentStatus = namedObject('PaymentStatus', {
  ...chargeRecord,
  /** the gateway's last `transaction_status`; '' while its answer is not known */
  gateway_status: z.string(),
  is_auto: z.boolean(),
});
export type PaymentStatus = z.output<typeof PaymentStatus>;

export const PaymentItem = namedObject('PaymentItem', {
  ...chargeRecord,
  /** opened by whom the family sent a payment link */
  by_link: z.boolean(),
  request: z.string(),
  response: z.string(),
  actions: z.string(),
  created_at: z.string(),
  get_billing: z.nullable(
    z.object({
      /** null once a repeated first payment replaced the bill */
      billing_id: z.nullable(z.int()),
      billing_desc: z.string(),
      billing_desc_indo: z.string(),
    }),
  ),
  get_child: z.object({ child_id: z.int(), first_name: z.string(), last_name: z.string() }),
});
export type PaymentItem = z.output<typeof PaymentItem>;

/** A charge of the family that may still be paid. */
export const OpenCharge = namedObject('OpenCharge', {
  order_id: z.string(),
  child_id: z.int(),
  child_first_name: z.string(),
  payment_type: z.string(),
  gross_amount: z.int(),
  purpose: chargeRecord.purpose,
  /** null once another choice replaced the bill */
  billing_id: z.nullable(z.int()),
  billing_desc: z.string(),
  billing_desc_indo: z.string(),
  /** opened by whom the family sent a payment link */
  by_link: z.boolean(),
  /** it came with another amount, which staff look at: nothing more is to be paid for now */
  under_review: z.boolean(),
  /** an instant */
  created_at: z.string(),
  /** until when, an instant */
  expiry_time: z.string(),
});
export type OpenCharge = z.output<typeof OpenCharge>;
