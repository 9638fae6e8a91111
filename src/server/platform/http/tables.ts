import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Attempts, counted by rule and a hash of the caller; a row starts again when its window is over (wall clock). */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});

/** What a creating call with an `Idempotency-Key` made: a repeat within a day gets it instead of another one (wall clock). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    account: integer('account').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** what it made; of what cannot be read again its answer */
    objectId: text('object_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.call, table.key] })],
);
