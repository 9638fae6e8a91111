import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { bills } from '../enrolment/tables.ts';
import { children } from '../families/tables.ts';
import { instant } from '../platform/db/columns.ts';

/** Links by which somebody else pays one bill. The token is a secret, of which only the hash is kept. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    linkId: integer('link_id').primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull(),
    familyId: integer('family_id')
      .notNull()
      .references(() => users.userId),
    childId: integer('child_id')
      .notNull()
      .references(() => children.childId, { onDelete: 'cascade' }),
    billId: integer('bill_id')
      .notNull()
      .references(() => bills.billId, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** when a charge was first opened through it */
    firstUsedAt: instant('first_used_at'),
    /** when its family was told that it ran out unused */
    toldUnusedAt: instant('told_unused_at'),
  },
  (table) => [
    uniqueIndex('payment_links_token_key').on(table.tokenHash),
    uniqueIndex('payment_links_bill_key')
      .on(table.billId)
      .where(sql`revoked_at is null`),
    index('payment_links_child_idx').on(table.childId),
    // A bill or an account that is deleted asks for all of its links, the revoked ones too.
    index('payment_links_bill_idx').on(table.billId),
    index('payment_links_family_idx').on(table.familyId),
    index('payment_links_unused_idx')
      .on(table.expiresAt)
      .where(sql`revoked_at is null and first_used_at is null and told_unused_at is null`),
  ],
);
