import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AnswerTimesBySkill, AnswersBySkill } from '../../domain/assessment/written-answers.ts';
import type { WrittenContent } from '../../domain/assessment/written-content.ts';
import type { SkillScore } from '../../domain/assessment/written-scores.ts';
import { users } from '../accounts/tables.ts';
import { enrolments } from '../enrolment/tables.ts';
import { calendarDay, instant, version } from '../platform/db/columns.ts';

/** The test of a grade and part as staff are writing it; where there is none, it is as delivered, or empty. */
export const writtenTestDrafts = pgTable(
  'written_test_drafts',
  {
    grade: integer('grade').notNull(),
    part: integer('part').notNull(),
    /** with the key */
    content: jsonb('content').$type<WrittenContent>().notNull(),
    changedAt: instant('changed_at').notNull(),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.grade, table.part] }),
    check('written_test_drafts_grade', sql`${table.grade} between 2 and 6`),
    check('written_test_drafts_part', sql`${table.part} between 1 and 3`),
  ],
);

/** What was published. None is ever changed: tests that run, and their marks, rest on them. */
export const writtenTestRevisions = pgTable(
  'written_test_revisions',
  {
    grade: integer('grade').notNull(),
    part: integer('part').notNull(),
    /** counted from 1; 0 is what was delivered */
    revision: integer('revision').notNull(),
    content: jsonb('content').$type<WrittenContent>().notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.grade, table.part, table.revision] }),
    check('written_test_revisions_grade', sql`${table.grade} between 2 and 6`),
    check('written_test_revisions_part', sql`${table.part} between 1 and 3`),
    check('written_test_revisions_revision', sql`${table.revision} > 0`),
  ],
);

/** A child's written test of a part of its year, at home or on paper; there is never a second one. */
export const writtenTests = pgTable(
  'written_tests',
  {
    writtenTestId: integer('written_test_id').primaryKey().generatedAlwaysAsIdentity(),
    enrolmentId: integer('enrolment_id')
      .notNull()
      .references(() => enrolments.enrolmentId, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    /** of the year when the test was begun or entered */
    grade: integer('grade').notNull(),
    way: text('way', { enum: ['home', 'paper'] }).notNull(),
    /** which published test it shows; null on paper */
    revision: integer('revision'),
    /** the order of choices and words follows from it, and so do the addresses of pictures and recordings; '' on paper */
    seed: text('seed').notNull(),
    /** the parent had the recordings shown as texts, for a child that cannot hear */
    readsRecordings: boolean('reads_recordings').notNull().default(false),
    startedAt: instant('started_at').notNull(),
    /** when it was finished: by hand or at its deadline; on paper when it was written */
    finishedAt: instant('finished_at'),
    /** null on paper */
    answers: jsonb('answers').$type<AnswersBySkill>(),
    answerTimes: jsonb('answer_times').$type<AnswerTimesBySkill>(),
    /** of the sections that are marked; empty until it is finished */
    scores: jsonb('scores').$type<readonly SkillScore[]>().notNull(),
    /** what the teacher gave for each writing task; null before, and on paper */
    points: jsonb('points').$type<readonly number[]>(),
    /** the photo of the sheet in the file store; null at home */
    sheetKey: text('sheet_key'),
    /** when its result was known first; null before */
    markedAt: instant('marked_at'),
    markedBy: integer('marked_by').references(() => users.userId),
    /** when a known result was changed last; null: never */
    changedAt: instant('changed_at'),
    version: version(),
  },
  (table) => [
    uniqueIndex('written_tests_part_key').on(table.enrolmentId, table.part),
    index('written_tests_running_idx')
      .on(table.startedAt)
      .where(sql`finished_at is null`),
    index('written_tests_to_mark_idx')
      .on(table.finishedAt)
      .where(sql`finished_at is not null and marked_at is null`),
    check('written_tests_part', sql`${table.part} between 1 and 3`),
    check('written_tests_grade', sql`${table.grade} between 2 and 6`),
    check('written_tests_way', sql`(${table.way} = 'paper') = (${table.sheetKey} is not null)`),
    check('written_tests_answers', sql`(${table.way} = 'home') = (${table.answers} is not null)`),
    check('written_tests_revision', sql`(${table.way} = 'home') = (${table.revision} is not null)`),
    check('written_tests_marked', sql`${table.finishedAt} is not null or ${table.markedAt} is null`),
  ],
);

/** A missed test that was opened once more for a child. */
export const writtenTestOpenings = pgTable(
  'written_test_openings',
  {
    enrolmentId: integer('enrolment_id')
      .notNull()
      .references(() => enrolments.enrolmentId, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    /** the last day on which it may be begun */
    until: calendarDay('until').notNull(),
    openedAt: instant('opened_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enrolmentId, table.part] })],
);
