import { childStatuses } from '../domain/access/child-status.ts';
import * as z from 'zod/mini';
import { paymentTypes } from '../domain/billing/payment-methods.ts';
import { paymentFailures } from '../domain/billing/payment-failure.ts';
import { settingKeys } from '../domain/billing/price-items.ts';
import { couriers } from '../domain/shipping/couriers.ts';

/** What the replies carry, as the wire decisions name it. Dates are YYYY-MM-DD, instants ISO 8601 in UTC. */

/** How often it was changed, from 1; an update may say from which version it was made (rule R78). */
const version = z.int();

export const User = z
  .object({
    user_id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    gender: z.enum(['MALE', 'FEMALE']),
    birthdate: z.string(),
    province: z.string(),
    city: z.string(),
    zip_code: z.string(),
    address_details: z.string(),
    special_notes: z.string(),
    locale: z.enum(['EN', 'ID']),
    /** 0 not activated or closed, 1 admin, 2 parent */
    status: z.int(),
    image_url: z.nullable(z.string()),
    join_childs: z.array(
      z.object({
        child_id: z.int(),
        first_name: z.string(),
        /** where the child stands today, and whether it may watch and join */
        status: z.enum(childStatuses),
        billing_status: z.boolean(),
      }),
    ),
    max_children: z.int(),
    /** only of an admin who has still to set up the second factor that the school requires */
    second_factor_due: z.optional(z.literal(true)),
    version,
  })
  .check(z.meta({ id: 'User' }));
export type User = z.output<typeof User>;

export const Child = z
  .object({
    child_id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    gender: z.enum(['MALE', 'FEMALE']),
    birthdate: z.string(),
    image: z.nullable(z.string()),
    image_url: z.nullable(z.string()),
    academic_year_id: z.nullable(z.int()),
    grade: z.nullable(z.int()),
    is_auto: z.boolean(),
    payment_status: z.string(),
    result: z.nullable(z.int()),
    eligible_next_grade: z.boolean(),
    status: z.enum(childStatuses),
    latest_academic_year: z.nullable(z.object({ academic_year_id: z.int(), end_date: z.string() })),
    /** until when the placement test may be started; null when none is awaited */
    test_until: z.nullable(z.string()),
    version,
  })
  .check(z.meta({ id: 'Child' }));
export type Child = z.output<typeof Child>;

/** A row of the back office's list of children. */
export const ListedChild = z
  .object({
    child_id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    birthdate: z.string(),
    /** of the parent's account, which is the family's */
    parent_user_id: z.int(),
    parent_first_name: z.string(),
    parent_last_name: z.string(),
    parent_phone_number: z.string(),
    max_children: z.int(),
    grade: z.nullable(z.int()),
    academic_year_id: z.nullable(z.int()),
    /** of its place in that year, which a change of the grade goes by; null without a place */
    version: z.nullable(z.int()),
    /** the number of that academic year */
    batch: z.nullable(z.int()),
  })
  .check(z.meta({ id: 'ListedChild' }));
export type ListedChild = z.output<typeof ListedChild>;

export const City = z
  .object({
    city_id: z.string(),
    province_id: z.string(),
    type: z.enum(['Kabupaten', 'Kota']),
    city_name: z.string(),
    postal_code: z.nullable(z.string()),
  })
  .check(z.meta({ id: 'City' }));
export type City = z.output<typeof City>;

export const AcademicYear = z
  .object({
    academic_year_id: z.int(),
    batch: z.int(),
    start_date: z.string(),
    end_date: z.string(),
    start_registration: z.string(),
    end_registration: z.string(),
    is_active: z.boolean(),
    /** JSON text: a list of YYYY-MM-DD */
    holiday_week: z.string(),
    version,
  })
  .check(z.meta({ id: 'AcademicYear' }));
export type AcademicYear = z.output<typeof AcademicYear>;

export const CourseMaster = z
  .object({
    master_course_id: z.int(),
    title: z.string(),
    title_indo: z.string(),
    desc: z.string(),
    desc_indo: z.string(),
    grade: z.int(),
    unit: z.int(),
    week: z.int(),
    type: z.int(),
    video_url: z.nullable(z.string()),
    version,
  })
  .check(z.meta({ id: 'CourseMaster' }));
export type CourseMaster = z.output<typeof CourseMaster>;

export const ChildCourse = z
  .object({
    child_course: z.object({
      course_id: z.int(),
      released_at: z.string(),
      gone_at: z.string(),
      state: z.enum(['SCHEDULED', 'AVAILABLE', 'WATCHED', 'EXPIRED']),
      watched_at: z.nullable(z.string()),
    }),
    /** its `video_url` is there only while it may be played */
    master_course: CourseMaster,
    /** whether it may be opened */
    billing_status: z.boolean(),
    /** why not: the bill of its day is unpaid, the child's years are over, or it has gone; null when it may */
    reason: z.nullable(z.enum(['BILL_UNPAID', 'YEAR_OVER', 'GONE'])),
    /** the bill to pay for it, when that is the reason */
    opens_bill: z.nullable(z.int()),
  })
  .check(z.meta({ id: 'ChildCourse' }));
export type ChildCourse = z.output<typeof ChildCourse>;

export const Billing = z
  .object({
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
    /** whole rupiah */
    amount: z.int(),
    sequence: z.int(),
    status: z.enum(['PAID', 'SKIPPED', 'PAYABLE']),
    paid_at: z.nullable(z.string()),
  })
  .check(z.meta({ id: 'Billing' }));
export type Billing = z.output<typeof Billing>;

export const PriceSetting = z
  .object({
    setting_id: z.int(),
    /** which of the fixed set it is, whatever staff call it */
    setting_key: z.enum(settingKeys),
    setting_name: z.string(),
    setting_name_indo: z.string(),
    setting_desc: z.string(),
    setting_desc_indo: z.string(),
    /** JSON text: {price, term?, term_indo?, normal_price?, discount?} */
    value: z.string(),
  })
  .check(z.meta({ id: 'PriceSetting' }));
export type PriceSetting = z.output<typeof PriceSetting>;

export const PaymentMethod = z
  .object({
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
  })
  .check(z.meta({ id: 'PaymentMethod' }));
export type PaymentMethod = z.output<typeof PaymentMethod>;

/** What a browser needs to have the gateway turn a card into a token; the key is public. */
export const CardScript = z
  .object({
    client_key: z.string(),
    environment: z.enum(['sandbox', 'production']),
    /** the gateway's own script, `MidtransNew3ds`; a path where the gateway is the demo's */
    script_url: z.string(),
  })
  .check(z.meta({ id: 'CardScript' }));
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
export const PaymentResult = z.object(paymentResult).check(z.meta({ id: 'PaymentResult' }));
export type PaymentResult = z.output<typeof PaymentResult>;

/** A line of what was charged, as it was when the charge was opened: `value` less `discount`, whole rupiah. */
export const ChargeLine = z
  .object({
    name: z.string(),
    name_indo: z.string(),
    description: z.string(),
    description_indo: z.string(),
    discount: z.int(),
    value: z.int(),
  })
  .check(z.meta({ id: 'ChargeLine' }));
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
  /** of the receipt; null unless it pays its bill */
  receipt_number: z.nullable(z.string()),
  /** of a year's first bill; null for others */
  parcel: z.nullable(Parcel),
  /** the days that its bill covers, both included; null once another choice replaced the bill */
  period: z.nullable(z.object({ start: z.string(), end: z.string() })),
  /** what is to be paid after its bill in the same year; null when nothing is */
  next_bill: z.nullable(z.object({ billing_id: z.int(), amount: z.int(), due: z.string() })),
};
/** How a charge stands. */
export const PaymentStatus = z
  .object({
    ...chargeRecord,
    /** the gateway's last `transaction_status`; '' while its answer is not known */
    gateway_status: z.string(),
    is_auto: z.boolean(),
  })
  .check(z.meta({ id: 'PaymentStatus' }));
export type PaymentStatus = z.output<typeof PaymentStatus>;

export const PaymentItem = z
  .object({
    ...chargeRecord,
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
  })
  .check(z.meta({ id: 'PaymentItem' }));
export type PaymentItem = z.output<typeof PaymentItem>;

/** A charge of the family that may still be paid. */
export const OpenCharge = z
  .object({
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
    /** until when, an instant */
    expiry_time: z.string(),
  })
  .check(z.meta({ id: 'OpenCharge' }));
export type OpenCharge = z.output<typeof OpenCharge>;

export const Order = z
  .object({
    order_id: z.int(),
    resi: z.nullable(z.string()),
    delivery_status: z.enum(['unshipped', 'shipped']),
    courier: z.string(),
    child: z.object({ first_name: z.string(), last_name: z.string() }),
    /** to whom its parcel goes */
    parent: z.object({ first_name: z.string(), last_name: z.string() }),
    users: z.object({
      phone_number: z.string(),
      province: z.string(),
      city: z.string(),
      address_details: z.string(),
      zip_code: z.string(),
      special_notes: z.string(),
    }),
    /** where its delivery was charged to, and for how many rupiah; null for orders from before that was kept */
    charged: z.nullable(z.object({ province: z.string(), city: z.string(), delivery_amount: z.int() })),
    /** it goes to another city than its delivery was charged to */
    moved: z.boolean(),
    /** its payment was taken back: it cannot be shipped until that is paid again */
    held: z.boolean(),
    created_at: z.string(),
    version,
  })
  .check(z.meta({ id: 'Order' }));
export type Order = z.output<typeof Order>;

export const Notification = z
  .object({
    notif_id: z.int(),
    user_id: z.int(),
    title: z.string(),
    title_indo: z.string(),
    body: z.string(),
    body_indo: z.string(),
    link: z.nullable(z.string()),
    is_read: z.boolean(),
    created_at: z.string(),
  })
  .check(z.meta({ id: 'Notification' }));
export type Notification = z.output<typeof Notification>;
