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
import { placementMethods } from '../../domain/enrolment/placement-status.ts';
import { type BothLanguages, type Question, forms } from '../../domain/placement/items.ts';
import type { AnswerTimes, Answers } from '../../domain/placement/test-parts.ts';
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

/** Which version of each of the twelve parts a test shows; 0 is what was delivered. */
export interface PartVersions {
  readonly questions: readonly number[];
  readonly introductions: readonly number[];
}

/** What introduces a part, beside its worked example. */
export interface IntroductionTexts {
  readonly title: BothLanguages;
  readonly instruction: BothLanguages;
  readonly exampleNote: BothLanguages;
}

/** What may be edited by itself: a part of a form, or with `intro` what introduces it in both. */
export const partSets = [...forms, 'intro'] as const;
export type PartSet = (typeof partSets)[number];

/** Each save by staff adds a revision, and none is ever changed: tests that run, and their scores, rest on them. */
export const placementPartRevisions = pgTable(
  'placement_part_revisions',
  {
    form: text('form', { enum: partSets }).notNull(),
    part: integer('part').notNull(),
    /** counted from 1; 0 is what was delivered */
    version: integer('version').notNull(),
    /** with the key; of an introduction the worked example alone */
    questions: jsonb('questions').$type<readonly Question[]>().notNull(),
    introduction: jsonb('introduction').$type<IntroductionTexts>(),
    /** for each question the version from which on it has been as it is: its answers are counted from there */
    countedSince: jsonb('counted_since').$type<readonly number[]>().notNull(),
    /** it is as delivered again */
    delivered: boolean('delivered').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.form, table.part, table.version] }),
    check('placement_part_revisions_form', sql`${table.form} in ('A', 'B', 'intro')`),
    check('placement_part_revisions_part', sql`${table.part} between 1 and 12`),
    check('placement_part_revisions_version', sql`${table.version} > 0`),
    check(
      'placement_part_revisions_introduction',
      sql`(${table.form} = 'intro') = (${table.introduction} is not null)`,
    ),
  ],
);

/** How often each answer was given to a question since it was last changed, counted when tests are scored. */
export const placementAnswerCounts = pgTable(
  'placement_answer_counts',
  {
    form: text('form', { enum: forms }).notNull(),
    part: integer('part').notNull(),
    /** its place in the part, from 1 */
    question: integer('question').notNull(),
    /** the version in which the question was last changed */
    since: integer('since').notNull(),
    /** the id of a choice; of words to order `right` or `wrong`; `none` for no answer */
    answer: text('answer').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.form, table.part, table.question, table.since, table.answer] }),
    check('placement_answer_counts_times', sql`${table.times} > 0`),
  ],
);

/** Pictures and recordings that staff have uploaded for questions. */
export const placementMedia = pgTable(
  'placement_media',
  {
    /** by which questions name it */
    mediaName: text('media_name').primaryKey(),
    kind: text('kind', { enum: ['picture', 'recording'] }).notNull(),
    /** in the file store */
    fileKey: text('file_key').notNull(),
    madeAt: instant('made_at').notNull(),
    /** whether a revision names it: then it stays for good */
    used: boolean('used').notNull(),
  },
  (table) => [
    index('placement_media_unused_idx')
      .on(table.madeAt)
      .where(sql`not used`),
    check('placement_media_kind', sql`${table.kind} in ('picture', 'recording')`),
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
    /** the versions of the questions and introductions that this test shows; null: all as delivered */
    partVersions: jsonb('part_versions').$type<PartVersions>(),
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
    /** when each of them was given; null of tests from before this column existed */
    answerTimes: jsonb('answer_times').$type<AnswerTimes>(),
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
