import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { placementMethods } from '../../domain/enrolment/placement-status.ts';
import { forms } from '../../domain/placement/items.ts';
import type { Answers } from '../../domain/placement/test-parts.ts';
import { batches } from '../calendar/tables.ts';
import { enrolments } from '../enrolment/tables.ts';
import { children } from '../families/tables.ts';
import { instant } from '../platform/db/columns.ts';

/** How a child's grade is found in its first year. Made when that year is paid for; a reversal keeps it once the test was started or the grade set. */
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
    /** how many reminders of the test are done with: given, or missed while the server was down */
    reminders: integer('reminders').notNull().default(0),
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

/** A child's placement test: made when it is first started, and there is never a second one. */
export const placementTests = pgTable(
  'placement_tests',
  {
    placementTestId: integer('placement_test_id').primaryKey().generatedAlwaysAsIdentity(),
    childId: integer('child_id')
      .notNull()
      .references(() => placements.childId),
    /** the year whose grade it finds */
    academicYearId: integer('academic_year_id')
      .notNull()
      .references(() => batches.academicYearId),
    form: text('form', { enum: forms }).notNull(),
    /** the order of choices and words follows from it, and so do the addresses of pictures and recordings */
    seed: text('seed').notNull(),
    /** the parent had the recordings shown as texts, for a child that cannot hear */
    readsRecordings: boolean('reads_recordings').notNull(),
    startedAt: instant('started_at').notNull(),
    /** when it was scored: by hand or at its deadline */
    finishedAt: instant('finished_at'),
    activePart: integer('active_part').notNull(),
    /** twelve lists with a text or null for each question */
    answers: jsonb('answers').$type<Answers>().notNull(),
    /** how many recordings were listened to a second time */
    replays: integer('replays').notNull().default(0),
    /** right answers in each of the twelve parts; null until it is scored */
    rightByPart: jsonb('right_by_part').$type<readonly number[]>(),
  },
  (table) => [
    uniqueIndex('placement_tests_child_key').on(table.childId),
    index('placement_tests_running_idx')
      .on(table.startedAt)
      .where(sql`finished_at is null`),
    check('placement_tests_form', sql`${table.form} in ('A', 'B')`),
    check('placement_tests_active_part', sql`${table.activePart} between 1 and 12`),
    check('placement_tests_scored', sql`(${table.finishedAt} is null) = (${table.rightByPart} is null)`),
    check('placement_tests_finished', sql`${table.finishedAt} >= ${table.startedAt}`),
  ],
);
