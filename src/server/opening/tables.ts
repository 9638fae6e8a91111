import { pgTable, text } from 'drizzle-orm/pg-core';
import { saidSteps } from '../../domain/access/opening-steps.ts';
import { instant } from '../platform/db/columns.ts';

/** What an owner says of the opening of the school; the log has who said it. */
export const openingSaid = pgTable('opening_said', {
  step: text('step', { enum: saidSteps }).primaryKey(),
  at: instant('at').notNull(),
});
