import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { entryPages, visitSteps } from '../../domain/visits/visit.ts';
import { calendarDay } from '../platform/db/columns.ts';

/** How many visits of a week began on a page and came how far: sums alone, nothing of who came. */
export const visitSums = pgTable(
  'visit_sums',
  {
    /** the Monday of the week in Jakarta */
    week: calendarDay('week').notNull(),
    step: text('step', { enum: visitSteps }).notNull(),
    entry: text('entry', { enum: entryPages }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.step, table.entry] })],
);
