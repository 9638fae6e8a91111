import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Tries counted by rule and by a hash of who tries; a row starts anew when its window is over (wall clock). */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});
