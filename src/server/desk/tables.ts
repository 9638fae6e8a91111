import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { agreementKinds } from '../../domain/billing/agreements.ts';
import { users } from '../accounts/tables.ts';
import { bills } from '../enrolment/tables.ts';
import { calendarDay, instant } from '../platform/db/columns.ts';

/** When somebody of the staff spoke with a family about a bill the last time. */
export const billContacts = pgTable('bill_contacts', {
  billId: integer('bill_id')
    .primaryKey()
    .references(() => bills.billId, { onDelete: 'cascade' }),
  contactedAt: instant('contacted_at').notNull(),
  contactedBy: integer('contacted_by')
    .notNull()
    .references(() => users.userId),
  note: text('note').notNull(),
});

/** The talks before the last one. */
export const earlierTalks = pgTable(
  'bill_earlier_talks',
  {
    talkId: integer('talk_id').primaryKey().generatedAlwaysAsIdentity(),
    billId: integer('bill_id')
      .notNull()
      .references(() => bills.billId, { onDelete: 'cascade' }),
    contactedAt: instant('contacted_at').notNull(),
    contactedBy: integer('contacted_by')
      .notNull()
      .references(() => users.userId),
    note: text('note').notNull(),
  },
  (table) => [index('bill_earlier_talks_bill_idx').on(table.billId, table.talkId)],
);

/** What an owner has agreed with a family about a bill; of each kind one stands at a time. */
export const billAgreements = pgTable(
  'bill_agreements',
  {
    agreementId: integer('agreement_id').primaryKey().generatedAlwaysAsIdentity(),
    billId: integer('bill_id')
      .notNull()
      .references(() => bills.billId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: agreementKinds }).notNull(),
    /** whole rupiah, of a discount */
    amount: integer('amount'),
    /** of a delay */
    until: calendarDay('until'),
    /** why, in the words of staff */
    reason: text('reason').notNull(),
    madeBy: integer('made_by')
      .notNull()
      .references(() => users.userId),
    madeAt: instant('made_at').notNull(),
    endedBy: integer('ended_by').references(() => users.userId),
    /** null: it stands */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('bill_agreements_bill_idx').on(table.billId, table.agreementId),
    uniqueIndex('bill_agreements_one_key')
      .on(table.billId, table.kind)
      .where(sql`ended_at is null`),
  ],
);
