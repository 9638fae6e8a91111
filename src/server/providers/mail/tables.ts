import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** The mails that the demo would have sent. */
export const sandboxMails = pgTable(
  'sandbox_mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** By the business clock. */
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('sandbox_mails_to_id').on(table.to, table.id)],
);
