import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { endings } from '../../domain/billing/payment-failure.ts';
import { paymentTypes } from '../../domain/billing/payment-methods.ts';
import type { PaymentState } from '../../domain/billing/payment-state.ts';
import { settingKeys } from '../../domain/billing/price-items.ts';
import type { Courier } from '../../domain/shipping/couriers.ts';
import { users } from '../accounts/tables.ts';
import { bills, enrolments } from '../enrolment/tables.ts';
import { children } from '../families/tables.ts';
import { instant, version } from '../platform/db/columns.ts';
import { seenByGuests } from '../platform/db/announced-tables.ts';

/** The price list: a fixed set of rows, of which staff change prices and texts. */
export const settings = seenByGuests(
  pgTable(
    'settings',
    {
      settingId: integer('setting_id').primaryKey().generatedAlwaysAsIdentity(),
      key: text('key', { enum: settingKeys }).notNull(),
      name: text('setting_name').notNull(),
      nameIndo: text('setting_name_indo').notNull(),
      description: text('setting_desc').notNull(),
      descriptionIndo: text('setting_desc_indo').notNull(),
      /** whole rupiah, before the discount */
      normalPrice: integer('normal_price').notNull(),
      discount: integer('discount').notNull(),
      version: version(),
    },
    (table) => [uniqueIndex('settings_key_key').on(table.key)],
  ),
);

/** What the school has settled about payments, in its one row. */
export const billingRules = seenByGuests(
  pgTable(
    'billing_rules',
    {
      id: integer('id').primaryKey(),
      /** share of the net bill added for cards: 0.03 is three percent */
      feeShare: real('fee_share').notNull(),
      version: version(),
    },
    (table) => [check('billing_rules_one_row', sql`${table.id} = 1`)],
  ),
);

/** A line of a charge as it was when the charge was opened: `value` less `discount`, both in whole rupiah, is charged. */
export interface ChargeLine {
  name: string;
  nameIndo: string;
  description: string;
  descriptionIndo: string;
  value: number;
  discount: number;
}

/** Where a parcel goes and who brings it, as it was when its charge was opened; '' is what was not known. */
export interface ChargedParcel {
  courier: Courier;
  province: string;
  city: string;
  addressDetails: string;
  zipCode: string;
}

/** Counts the receipts of the school. A transaction that is taken back leaves a gap. */
export const receiptNumbers = pgSequence('receipt_numbers');

/** Charges at the gateway, by the order id that the gateway knows them by. */
export const payments = pgTable(
  'payments',
  {
    orderId: text('order_id').primaryKey(),
    familyId: integer('family_id')
      .notNull()
      .references(() => users.userId),
    childId: integer('child_id')
      .notNull()
      .references(() => children.childId),
    enrolmentId: integer('enrolment_id').references(() => enrolments.enrolmentId, { onDelete: 'set null' }),
    billId: integer('bill_id').references(() => bills.billId, { onDelete: 'set null' }),
    billDescription: text('bill_description').notNull(),
    billDescriptionIndo: text('bill_description_indo').notNull(),
    purpose: text('purpose', { enum: ['BUY_COURSE', 'NEXT_GRADE', 'COURSE_EXTENSION'] }).notNull(),
    paymentType: text('payment_type', { enum: paymentTypes }).notNull(),
    /** whole rupiah */
    grossAmount: integer('gross_amount').notNull(),
    fee: integer('fee').notNull(),
    /** what is charged, without the fee of the method */
    lines: jsonb('lines').$type<ChargeLine[]>().notNull(),
    deliveryAmount: integer('delivery_amount').notNull(),
    /** of a year's first bill; null for others, and for charges from before this was kept */
    parcel: jsonb('parcel').$type<ChargedParcel>(),
    state: text('state').$type<PaymentState>().notNull(),
    /** the gateway's last `transaction_status`; '' while its answer is not known */
    gatewayStatus: text('gateway_status').notNull(),
    /** how it ended unpaid, or was taken back; null while it may be paid, and once it is */
    endedBy: text('ended_by', { enum: endings }),
    expiresAt: instant('expires_at'),
    /** what the QR picture says */
    qrText: text('qr_text'),
    billerCode: text('biller_code'),
    billKey: text('bill_key'),
    redirectUrl: text('redirect_url'),
    /** request and answers as sent to and by the gateway, without card tokens */
    request: text('request').notNull(),
    response: text('response').notNull(),
    actions: text('actions').notNull(),
    /** settled although the bill was paid by another: staff give the money back */
    toRefund: boolean('to_refund').notNull().default(false),
    /** when staff were notified that the gateway reports another amount */
    otherAmountAt: instant('other_amount_at'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    /** given when it pays its bill, and kept when it is taken back */
    receiptNumber: integer('receipt_number'),
    /** when the gateway is polled next; null: not any more */
    nextPollAt: instant('next_poll_at'),
  },
  (table) => [
    index('payments_family_idx').on(table.familyId, table.createdAt),
    index('payments_family_state_idx').on(table.familyId, table.state),
    uniqueIndex('payments_receipt_key').on(table.receiptNumber),
    index('payments_bill_idx').on(table.billId),
    index('payments_enrolment_idx').on(table.enrolmentId),
    index('payments_child_idx').on(table.childId),
    index('payments_check_idx')
      .on(table.nextPollAt)
      .where(sql`next_poll_at is not null`),
    index('payments_refund_idx')
      .on(table.createdAt)
      .where(sql`to_refund`),
  ],
);

/**
 * Every attempt and every word of the gateway about it. Rows are only ever added: a trigger refuses to change or delete one,
 * whoever asks. The state of a payment follows from them, and is kept beside them to be searched.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    eventId: integer('event_id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => payments.orderId),
    /** when we heard it: it was opened; its charge was answered; after a notification or by ourselves we asked; we cancelled it */
    source: text('source', { enum: ['opened', 'charge', 'notification', 'poll', 'cancel'] }).notNull(),
    /** the gateway's `transaction_status`; without one `refused`, `unknown` or `never_charged`; '' when it was opened */
    said: text('said').notNull(),
    /** the gateway's own words, without signatures and card tokens */
    response: text('response').notNull(),
    /** of the payment afterwards */
    state: text('state').$type<PaymentState>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('payment_events_order_idx').on(table.orderId, table.eventId)],
);
