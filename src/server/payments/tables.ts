import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { paymentSources } from '../../domain/billing/payment-trail.ts';
import { refundStates, refundWays } from '../../domain/billing/refunds.ts';
import { endings } from '../../domain/billing/payment-failure.ts';
import { otherAmountDecisions } from '../../domain/billing/other-amount.ts';
import { paidMethods } from '../../domain/billing/payment-methods.ts';
import type { PaymentState } from '../../domain/billing/payment-state.ts';
import type { Courier } from '../../domain/shipping/couriers.ts';
import { users } from '../accounts/tables.ts';
import { bills, enrolments } from '../enrolment/tables.ts';
import { children } from '../families/tables.ts';
import { paymentLinks } from '../links/tables.ts';
import { calendarDay, instant, busySearchIndex, searchTextByTrigger } from '../platform/db/columns.ts';

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
    /** of what somebody else pays; null: the family opened it itself */
    linkId: integer('link_id').references(() => paymentLinks.linkId, { onDelete: 'set null' }),
    billDescription: text('bill_description').notNull(),
    billDescriptionIndo: text('bill_description_indo').notNull(),
    purpose: text('purpose', { enum: ['BUY_COURSE', 'NEXT_GRADE', 'COURSE_EXTENSION'] }).notNull(),
    paymentType: text('payment_type', { enum: paidMethods }).notNull(),
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
    /** since when it has ended unpaid, or is with the bank; null where that was not kept */
    statusSince: instant('status_since'),
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
    /** whole rupiah that the gateway reports instead */
    otherAmount: integer('other_amount'),
    /** when staff decided what becomes of that */
    otherAmountEndedAt: instant('other_amount_ended_at'),
    /** and what: `drop` is money that pays nothing and goes back, if it is there */
    otherAmountDecision: text('other_amount_decision', { enum: otherAmountDecisions }),
    /** whole rupiah that staff took instead of the gross amount; null: the gross amount */
    acceptedAmount: integer('accepted_amount'),
    /** whole rupiah that went back */
    refundedAmount: integer('refunded_amount').notNull().default(0),
    /** whole rupiah that the gateway was asked to give back, and has not answered yet */
    refundingAmount: integer('refunding_amount').notNull().default(0),
    /** when it was taken back */
    reversedAt: instant('reversed_at'),
    createdAt: instant('created_at').notNull(),
    /** when the money came, as the gateway says (rule R147) */
    settledAt: instant('settled_at'),
    /** given when it pays its bill, and kept when it is taken back */
    receiptNumber: integer('receipt_number'),
    /** when the gateway is polled next; null: not any more */
    nextPollAt: instant('next_poll_at'),
    /** order id, and what the child is found by */
    searchText: searchTextByTrigger(),
  },
  (table) => [
    index('payments_family_idx').on(table.familyId, table.createdAt),
    index('payments_family_state_idx').on(table.familyId, table.state),
    uniqueIndex('payments_receipt_key').on(table.receiptNumber),
    index('payments_bill_idx').on(table.billId),
    index('payments_link_idx')
      .on(table.linkId, table.createdAt)
      .where(sql`link_id is not null`),
    index('payments_enrolment_idx').on(table.enrolmentId),
    index('payments_child_idx').on(table.childId),
    index('payments_check_idx')
      .on(table.nextPollAt)
      .where(sql`next_poll_at is not null`),
    index('payments_refund_idx')
      .on(table.createdAt)
      .where(sql`to_refund`),
    index('payments_kept_exchange_idx')
      .on(table.createdAt)
      .where(sql`state = 'FAILED' and next_poll_at is null and request <> ''`),
    index('payments_lapsed_idx')
      .on(table.statusSince)
      .where(sql`ended_by = 'expired'`),
    index('payments_created_idx').on(table.createdAt, table.orderId),
    index('payments_settled_idx').on(table.settledAt),
    index('payments_reversed_idx')
      .on(table.reversedAt)
      .where(sql`reversed_at is not null`),
    index('payments_state_idx').on(table.state, table.createdAt, table.orderId),
    index('payments_other_amount_idx')
      .on(table.createdAt, table.orderId)
      .where(sql`other_amount_at is not null and other_amount_ended_at is null`),
    index('payments_refunded_idx')
      .on(table.createdAt, table.orderId)
      .where(sql`refunded_amount > 0 or refunding_amount > 0`),
    busySearchIndex('payments_search_idx', table.searchText),
    // Staff look for a sum that stands on a statement: alone, because a price that many pay is kept once.
    index('payments_gross_idx').on(table.grossAmount),
    index('payments_accepted_idx')
      .on(table.acceptedAmount)
      .where(sql`accepted_amount is not null`),
    index('payments_other_idx')
      .on(table.otherAmount)
      .where(sql`other_amount is not null`),
    check(
      'payments_refunds',
      sql`${table.refundedAmount} >= 0 and ${table.refundingAmount} >= 0
      and greatest(${table.refundedAmount}, ${table.refundingAmount}) <= coalesce(${table.acceptedAmount}, ${table.grossAmount})`,
    ),
  ],
);

/**
 * Money that went back. Of what staff give back a row is made before the gateway is asked, so that an answer that is lost is asked
 * for again with the same key, and the money goes back once. What the gateway gave back without them is written down when it says so.
 */
export const refunds = pgTable(
  'refunds',
  {
    refundId: integer('refund_id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => payments.orderId),
    /** whole rupiah */
    amount: integer('amount').notNull(),
    way: text('way', { enum: refundWays }).notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    /** names this refund to the gateway */
    refundKey: text('refund_key').notNull(),
    /** why, in the words of staff */
    reason: text('reason').notNull(),
    /** of a transfer: what finds it at the bank; '' for others */
    reference: text('reference').notNull(),
    /** null: none of the school's staff here; the gateway says that it went back */
    askedBy: integer('asked_by').references(() => users.userId),
    askedAt: instant('asked_at').notNull(),
    /** when it was done or refused */
    endedAt: instant('ended_at'),
    /** why it was refused, as the gateway says */
    refusal: text('refusal'),
    /** when the gateway is asked again; null: not any more */
    nextTryAt: instant('next_try_at'),
  },
  (table) => [
    index('refunds_order_idx').on(table.orderId, table.refundId),
    uniqueIndex('refunds_key').on(table.orderId, table.refundKey),
    uniqueIndex('refunds_one_asked_key')
      .on(table.orderId)
      .where(sql`state = 'ASKED'`),
    index('refunds_ended_idx').on(table.endedAt),
    index('refunds_try_idx')
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
);

/** Who of the staff wrote a payment down that was brought by hand, and who undid it. */
export const handPayments = pgTable('hand_payments', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => payments.orderId),
  receivedOn: calendarDay('received_on').notNull(),
  /** what finds it: the number of a paper receipt, or at the bank */
  reference: text('reference').notNull(),
  enteredBy: integer('entered_by')
    .notNull()
    .references(() => users.userId),
  enteredAt: instant('entered_at').notNull(),
  /** an import took it from paper */
  isFromPaper: boolean('is_from_paper').notNull().default(false),
  undoneBy: integer('undone_by').references(() => users.userId),
  /** null: it was not undone */
  undoneAt: instant('undone_at'),
  /** why, in the words of staff */
  undoReason: text('undo_reason').notNull().default(''),
});

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
    /** when we heard it: see `paymentSources` */
    source: text('source', { enum: paymentSources }).notNull(),
    /** the gateway's `transaction_status`; without one `refused`, `unknown`, `never_charged` or `not_charged_yet`; '' when it was opened */
    said: text('said').notNull(),
    /** the gateway's own words, without signatures and card tokens */
    response: text('response').notNull(),
    /** of the payment afterwards */
    state: text('state').$type<PaymentState>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('payment_events_order_idx').on(table.orderId, table.eventId)],
);
