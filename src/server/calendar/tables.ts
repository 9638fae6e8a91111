import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { calendarDay, instant, version } from '../platform/db/columns.ts';
import { seenByGuests } from '../platform/db/announced-tables.ts';

/** Academic years. A batch lasts 52 weeks from its start date; `is_active` governs registration alone. */
export const batches = seenByGuests(
  pgTable(
    'batches',
    {
      academicYearId: integer('academic_year_id').primaryKey().generatedAlwaysAsIdentity(),
      /** counts up by one with each batch */
      batch: integer('batch').notNull(),
      startDate: calendarDay('start_date').notNull(),
      startRegistration: calendarDay('start_registration').notNull(),
      endRegistration: calendarDay('end_registration').notNull(),
      isActive: boolean('is_active').notNull(),
      /** first days of the weeks without lessons, YYYY-MM-DD, in order */
      holidayWeeks: jsonb('holiday_weeks').$type<string[]>().notNull(),
      createdAt: instant('created_at').notNull(),
      version: version(),
    },
    (table) => [
      uniqueIndex('batches_batch_key').on(table.batch),
      index('batches_registration_idx')
        .on(table.endRegistration)
        .where(sql`is_active`),
      check('batches_registration', sql`${table.startRegistration} <= ${table.endRegistration}`),
    ],
  ),
);
