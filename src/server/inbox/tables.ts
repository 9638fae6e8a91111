import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns.ts';

/** Mails to be sent. The row is what is due: it is written with the change it tells of, and sent afterwards. */
export const letters = pgTable(
  'letters',
  {
    letterId: integer('letter_id').primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    kind: text('kind').notNull(),
    language: text('language', { enum: ['en', 'id'] }).notNull(),
    /** what the letter says; emptied once sent, because it holds one-time links */
    data: jsonb('data'),
    createdAt: instant('created_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** when to try next; null when there is nothing more to do */
    nextTryAt: instant('next_try_at'),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
  },
  (table) => [
    index('letters_due_idx')
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
  ],
);
