import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns.ts';

/** Who wants one mail when a batch opens: an address and its language, and nothing else. The row goes with that mail. */
export const waitingList = pgTable(
  'waiting_list',
  {
    /** lower case; one row an address, so that it gets one mail */
    email: text('email').primaryKey(),
    language: text('language', { enum: ['en', 'id'] }).notNull(),
    /** of the secret in the address of its mail, which confirms and leaves */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    /** when its owner said so; null: it may be somebody else's address, and hears nothing */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [index('waiting_list_confirmed_idx').on(table.confirmedAt)],
);
