import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { registrationCalls } from '../../domain/messages/registration-notices.ts';
import { batches } from '../calendar/tables.ts';
import { children } from '../families/tables.ts';
import { instant } from '../platform/db/columns.ts';

/** Until when families were told what is told at fixed moments, a row for each job that does so. */
export const toldUntil = pgTable('told_until', {
  job: text('job').primaryKey(),
  at: instant('at').notNull(),
});

/** What families were told of a batch's registration: each call is made once, however staff change its days. */
export const registrationCallsMade = pgTable(
  'registration_calls_made',
  {
    academicYearId: integer('academic_year_id')
      .notNull()
      .references(() => batches.academicYearId, { onDelete: 'cascade' }),
    call: text('call', { enum: registrationCalls }).notNull(),
    /** null: the school began to tell when the batch was open already */
    toldAt: instant('told_at'),
  },
  (table) => [primaryKey({ columns: [table.academicYearId, table.call] })],
);

/** The children whom a notice of a batch's registration has named: they do not hear again that it is open. */
export const registrationTold = pgTable(
  'registration_told',
  {
    academicYearId: integer('academic_year_id')
      .notNull()
      .references(() => batches.academicYearId, { onDelete: 'cascade' }),
    childId: integer('child_id')
      .notNull()
      .references(() => children.childId, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.academicYearId, table.childId] })],
);
