import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { bills } from '../enrolment/tables.ts';
import { instant } from '../platform/db/columns.ts';

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
