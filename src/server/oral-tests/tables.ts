import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { batches } from '../calendar/tables.ts';
import { enrolments } from '../enrolment/tables.ts';
import { instant, version } from '../platform/db/columns.ts';

/** A time at which a teacher holds one oral test of a part of the year. */
export const oralSlots = pgTable(
  'oral_slots',
  {
    slotId: integer('slot_id').primaryKey().generatedAlwaysAsIdentity(),
    academicYearId: integer('academic_year_id')
      .notNull()
      .references(() => batches.academicYearId, { onDelete: 'cascade' }),
    /** 1 to 3: after units 3, 6 and 9 */
    part: integer('part').notNull(),
    teacherId: integer('teacher_id')
      .notNull()
      .references(() => users.userId),
    startsAt: instant('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    /** the room, as live classes have it */
    link: text('link').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('oral_slots_teacher_key').on(table.teacherId, table.startsAt),
    index('oral_slots_batch_idx').on(table.academicYearId, table.part, table.startsAt),
    index('oral_slots_time_idx').on(table.startsAt),
    check('oral_slots_part', sql`${table.part} between 1 and 3`),
    check('oral_slots_minutes', sql`${table.minutes} between 10 and 20`),
  ],
);

/** A booked slot, and how the test went. */
export const oralTests = pgTable(
  'oral_tests',
  {
    oralTestId: integer('oral_test_id').primaryKey().generatedAlwaysAsIdentity(),
    slotId: integer('slot_id')
      .notNull()
      .references(() => oralSlots.slotId, { onDelete: 'cascade' }),
    enrolmentId: integer('enrolment_id')
      .notNull()
      .references(() => enrolments.enrolmentId, { onDelete: 'cascade' }),
    /** that of its slot */
    part: integer('part').notNull(),
    state: text('state', { enum: ['booked', 'done', 'absent'] })
      .notNull()
      .default('booked'),
    bookedAt: instant('booked_at').notNull(),
    /** levels 1 to 5; null until it was held */
    understanding: integer('understanding'),
    speaking: integer('speaking'),
    pronunciation: integer('pronunciation'),
    words: integer('words'),
    grammar: integer('grammar'),
    /** what the teacher wrote of the child */
    remark: text('remark').notNull().default(''),
    changedBy: integer('changed_by').references(() => users.userId),
    /** when its result was said, or corrected last */
    changedAt: instant('changed_at'),
    version: version(),
  },
  (table) => [
    uniqueIndex('oral_tests_slot_key').on(table.slotId),
    // To whom did not come another one is given.
    uniqueIndex('oral_tests_part_key')
      .on(table.enrolmentId, table.part)
      .where(sql`state <> 'absent'`),
    index('oral_tests_enrolment_idx').on(table.enrolmentId),
    index('oral_tests_booked_idx')
      .on(table.slotId)
      .where(sql`state = 'booked'`),
    check(
      'oral_tests_levels',
      sql`state <> 'done' or (${table.understanding} between 1 and 5 and ${table.speaking} between 1 and 5 and ${table.pronunciation} between 1 and 5 and ${table.words} between 1 and 5 and ${table.grammar} between 1 and 5)`,
    ),
  ],
);

/** Whose family was told, when last, that there are free slots of a part. */
export const oralCalls = pgTable(
  'oral_calls',
  {
    enrolmentId: integer('enrolment_id')
      .notNull()
      .references(() => enrolments.enrolmentId, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enrolmentId, table.part] })],
);

/** The time that a family had for a test of a part, and gave up or lost: its calendar tells that it is cancelled (rule R288). */
export const oralTestsEnded = pgTable(
  'oral_tests_ended',
  {
    enrolmentId: integer('enrolment_id')
      .notNull()
      .references(() => enrolments.enrolmentId, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    startsAt: instant('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    /** what the SEQUENCE of the calendar's entry has come to */
    sequence: integer('sequence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enrolmentId, table.part] })],
);
