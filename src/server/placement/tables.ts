import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { placementMethods } from '../../domain/enrolment/placement-status.ts';
import { enrolments } from '../enrolment/tables.ts';
import { children } from '../families/tables.ts';
import { instant } from '../platform/db/columns.ts';

/** How a child's grade is found in its first year. Made when that year is first paid for; a reversal keeps it. */
export const placements = pgTable(
  'placements',
  {
    childId: integer('child_id')
      .primaryKey()
      .references(() => children.childId),
    /** the first year, whose grade is found */
    enrolmentId: integer('enrolment_id')
      .notNull()
      .references(() => enrolments.enrolmentId),
    /** when that year's first payment settled: the test may be started within 3 x 24 hours of it */
    settledAt: instant('settled_at').notNull(),
    /** what decided the grade; null while the test is awaited or under way */
    placedBy: text('placed_by', { enum: placementMethods }),
    /** when it was decided; null also for what staff had decided before this column existed */
    placedAt: instant('placed_at'),
    /** the grade found by the test or set by staff; null for Grade 2 without a test */
    result: integer('result'),
  },
  (table) => [
    uniqueIndex('placements_enrolment_key').on(table.enrolmentId),
    index('placements_awaited_idx')
      .on(table.settledAt)
      .where(sql`placed_by is null`),
    check('placements_placed_by', sql`${table.placedBy} in ('age', 'time', 'test', 'staff')`),
    check('placements_placed_at', sql`${table.placedBy} is not null or ${table.placedAt} is null`),
    check(
      'placements_result',
      sql`(${table.result} is not null) = coalesce(${table.placedBy} in ('test', 'staff'), false)`,
    ),
    check('placements_grade', sql`${table.result} between 2 and 6`),
  ],
);
