import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { couriers } from '../../domain/shipping/couriers.ts';
import { batches } from '../calendar/tables.ts';
import { children } from '../families/tables.ts';
import { calendarDay, instant, version } from '../platform/db/columns.ts';

/** The payments of billing, as far as a foreign key needs them: that room imports this one, so this one cannot import it. */
const payments = pgTable('payments', { orderId: text('order_id').primaryKey() });

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
    /** where the delivery was charged to, by the official codes; null: charged before this was kept */
    deliveryProvince: text('delivery_province'),
    deliveryCity: text('delivery_city'),
    createdAt: instant('created_at').notNull(),
    /** when the first payment settled for the first time; stays after a reversal */
    settledAt: instant('settled_at'),
    /** when the family replaced this choice before it had paid; kept, because its charge may still settle */
    replacedAt: instant('replaced_at'),
    /** the day on which staff said that the child has left; what is paid stays, and nothing else of the year counts any more */
    leftOn: calendarDay('left_on'),
    version: version(),
  },
  (table) => [
    uniqueIndex('enrolments_child_year_key')
      .on(table.childId, table.academicYearId)
      .where(sql`replaced_at is null`),
    index('enrolments_child_idx').on(table.childId),
    check('enrolments_replaced', sql`${table.replacedAt} is null or ${table.settledAt} is null`),
    index('enrolments_replaced_idx')
      .on(table.enrolmentId)
      .where(sql`replaced_at is not null`),
    index('enrolments_year_idx').on(table.academicYearId),
    index('enrolments_place_idx')
      .on(table.academicYearId, table.grade, table.childId)
      .where(sql`settled_at is not null`),
    check('enrolments_grade', sql`${table.grade} between 2 and 6`),
    check('enrolments_term', sql`${table.term} in (2, 4, 12)`),
    check('enrolments_courier', sql`${table.courier} in ('jne', 'pos', 'tiki')`),
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
    /** whole rupiah, frozen when the bill was made */
    amount: integer('amount').notNull(),
    /** whole rupiah that the owner took off; what is due is the rest */
    discount: integer('discount').notNull().default(0),
    /** the last day on which it counts as paid, as the owner agreed with the family */
    delayedUntil: calendarDay('delayed_until'),
    paidAt: instant('paid_at'),
    /** the payment that paid it; null: unpaid */
    paidBy: text('paid_by').references(() => payments.orderId),
  },
  (table) => [
    uniqueIndex('bills_enrolment_sequence_key').on(table.enrolmentId, table.sequence),
    index('bills_unpaid_idx')
      .on(table.periodStart, table.billId)
      .where(sql`paid_at is null`),
    index('bills_period_idx').on(table.periodStart),
    index('bills_paid_ahead_idx')
      .on(table.periodEnd)
      .where(sql`paid_at is not null`),
    check('bills_paid', sql`(${table.paidAt} is null) = (${table.paidBy} is null)`),
  ],
);
