import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PaymentState } from '../../domain/billing/payment-state.ts';
import { settingKeys } from '../../domain/billing/price-items.ts';
import type { PlacementResult } from '../../domain/placement/result.ts';
import { couriers } from '../../domain/shipping/couriers.ts';
import { users } from '../accounts/tables.ts';
import { batches } from '../calendar/tables.ts';
import { children } from '../families/tables.ts';
import { calendarDay, instant } from '../platform/db/columns.ts';

/** The price list: a fixed set of rows, of which staff change prices and texts. */
export const settings = pgTable(
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
  },
  (table) => [uniqueIndex('settings_key_key').on(table.key)],
);

/** What the school has settled about payments, in its one row. */
export const billingRules = pgTable(
  'billing_rules',
  {
    id: integer('id').primaryKey(),
    /** share of the net bill added for cards: 0.03 is three percent */
    feeShare: real('fee_share').notNull(),
  },
  (table) => [check('billing_rules_one_row', sql`${table.id} = 1`)],
);

/** One child in one batch. Made by the first charge, active once that is settled. */
export const enrolments = pgTable(
  'enrolments',
  {
    enrolmentId: integer('enrolment_id').primaryKey().generatedAlwaysAsIdentity(),
    childId: integer('child_id')
      .notNull()
      .references(() => children.childId),
    academicYearId: integer('academic_year_id')
      .notNull()
      .references(() => batches.academicYearId),
    purpose: text('purpose', { enum: ['BUY_COURSE', 'NEXT_GRADE'] }).notNull(),
    grade: integer('grade').notNull(),
    /** months between bills: 2, 4 or 12 */
    term: integer('term').notNull(),
    courier: text('courier', { enum: couriers }).notNull(),
    deliveryAmount: integer('delivery_amount').notNull(),
    createdAt: instant('created_at').notNull(),
    /** when the first payment settled for the first time; stays after a reversal */
    settledAt: instant('settled_at'),
    /** whether the child was too young for the placement test on that day; a later birthdate changes nothing */
    tooYoungAtSettlement: boolean('too_young_at_settlement'),
    /** when the family chose anew before it had paid; kept, because its charge may still settle */
    replacedAt: instant('replaced_at'),
    /** the job's mark: not tested in time, so placed in Grade 2 */
    placedByTimeAt: instant('placed_by_time_at'),
    /** grade found by the test or set by staff while it was awaited */
    result: jsonb('result').$type<PlacementResult>(),
  },
  (table) => [
    uniqueIndex('enrolments_child_year_key')
      .on(table.childId, table.academicYearId)
      .where(sql`replaced_at is null`),
    index('enrolments_child_idx').on(table.childId),
    check('enrolments_replaced', sql`${table.replacedAt} is null or ${table.settledAt} is null`),
    index('enrolments_year_idx')
      .on(table.academicYearId)
      .where(sql`settled_at is not null`),
    index('enrolments_placement_idx')
      .on(table.settledAt)
      .where(
        sql`purpose = 'BUY_COURSE' and settled_at is not null and placed_by_time_at is null and result is null`,
      ),
    check('enrolments_grade', sql`${table.grade} between 2 and 6`),
    check('enrolments_term', sql`${table.term} in (2, 4, 12)`),
    check('enrolments_courier', sql`${table.courier} in ('jne', 'pos', 'tiki')`),
    check('enrolments_settled', sql`(${table.settledAt} is null) = (${table.tooYoungAtSettlement} is null)`),
  ],
);

/** The bills of an enrolment. Amounts are frozen when the first charge makes them. */
export const bills = pgTable(
  'bills',
  {
    billId: integer('bill_id').primaryKey().generatedAlwaysAsIdentity(),
    enrolmentId: integer('enrolment_id')
      .notNull()
      .references(() => enrolments.enrolmentId, { onDelete: 'cascade' }),
    sequence: integer('sequence').notNull(),
    periodStart: calendarDay('period_start').notNull(),
    /** the day after the last it covers */
    periodEnd: calendarDay('period_end').notNull(),
    amount: integer('amount').notNull(),
    paidAt: instant('paid_at'),
    /** the payment that paid it; null: unpaid */
    paidBy: text('paid_by').references((): AnyPgColumn => payments.orderId),
  },
  (table) => [
    uniqueIndex('bills_enrolment_sequence_key').on(table.enrolmentId, table.sequence),
    check('bills_paid', sql`(${table.paidAt} is null) = (${table.paidBy} is null)`),
  ],
);

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
    billId: integer('bill_id').references((): AnyPgColumn => bills.billId, { onDelete: 'set null' }),
    billDescription: text('bill_description').notNull(),
    billDescriptionIndo: text('bill_description_indo').notNull(),
    purpose: text('purpose', { enum: ['BUY_COURSE', 'NEXT_GRADE', 'COURSE_EXTENSION'] }).notNull(),
    paymentType: text('payment_type', { enum: ['gopay', 'echannel', 'credit_card'] }).notNull(),
    /** whole rupiah */
    grossAmount: integer('gross_amount').notNull(),
    fee: integer('fee').notNull(),
    deliveryAmount: integer('delivery_amount').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    /** the gateway's last word about it; '' while its answer is not known */
    word: text('word').notNull(),
    expiresAt: instant('expires_at'),
    /** what the QR picture says */
    qrText: text('qr_text'),
    billerCode: text('biller_code'),
    billKey: text('bill_key'),
    redirectUrl: text('redirect_url'),
    /** texts of the gateway's conversation, without card tokens */
    request: text('request').notNull(),
    response: text('response').notNull(),
    actions: text('actions').notNull(),
    /** settled although the bill was paid by another: staff give the money back */
    toRefund: boolean('to_refund').notNull().default(false),
    /** when staff were told that the gateway speaks of another amount */
    otherAmountAt: instant('other_amount_at'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    /** when the gateway is asked next; null: nothing is open */
    nextCheckAt: instant('next_check_at'),
  },
  (table) => [
    index('payments_family_idx').on(table.familyId, table.createdAt),
    index('payments_bill_idx').on(table.billId),
    index('payments_enrolment_idx').on(table.enrolmentId),
    index('payments_child_idx').on(table.childId),
    index('payments_check_idx')
      .on(table.nextCheckAt)
      .where(sql`next_check_at is not null`),
    index('payments_refund_idx')
      .on(table.createdAt)
      .where(sql`to_refund`),
  ],
);
