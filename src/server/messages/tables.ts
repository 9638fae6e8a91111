import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns.ts';

/** Until when families were told what is told at fixed moments, a row for each job that does so. */
export const toldUntil = pgTable('told_until', {
  job: text('job').primaryKey(),
  at: instant('at').notNull(),
});
