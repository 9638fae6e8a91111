import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReportFacts } from '../../contract/report-objects.ts';
import { reportStates } from '../../domain/reports/report-states.ts';
import { sentenceGroups } from '../../domain/reports/sentences.ts';
import { users } from '../accounts/tables.ts';
import { enrolments } from '../enrolment/tables.ts';
import { instant, version } from '../platform/db/columns.ts';
import type { KeptContent } from '../../domain/reports/content.ts';

type Waiting = 'written_to_mark' | 'oral_booked';

/** What the school knew of the child when a report was handed over; the older ones say nothing of tests that waited. */
export interface KeptFacts extends Omit<ReportFacts, Waiting>, Partial<Pick<ReportFacts, Waiting>> {
  /** the uploads of the two recordings that stand in it */
  readonly recordings: { readonly first: string; readonly latest: string } | null;
}

/** A child's report of a part of its year, as it is being written or as it was published last. */
export const reports = pgTable(
  'reports',
  {
    reportId: integer('report_id').primaryKey().generatedAlwaysAsIdentity(),
    enrolmentId: integer('enrolment_id')
      .notNull()
      .references(() => enrolments.enrolmentId, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    state: text('state', { enum: reportStates }).notNull(),
    /** 1, and one more with each correction after it was published */
    revision: integer('revision').notNull().default(1),
    content: jsonb('content').$type<KeptContent>().notNull(),
    /** what the school knew when it was handed over; null in a draft, which shows what it knows now */
    facts: jsonb('facts').$type<KeptFacts>(),
    /** the accounts of all who wrote on this revision */
    writers: integer('writers')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** who wrote on it last */
    writerId: integer('writer_id').references(() => users.userId),
    handedOverAt: instant('handed_over_at'),
    proofreaderId: integer('proofreader_id').references(() => users.userId),
    proofRemark: text('proof_remark').notNull().default(''),
    /** when somebody began to write on it last, and kept it last: the minutes of a screen count between them */
    openedAt: instant('opened_at').notNull(),
    savedAt: instant('saved_at'),
    /** of this revision */
    secondsSpent: integer('seconds_spent').notNull().default(0),
    version: version(),
  },
  (table) => [
    uniqueIndex('reports_part_key').on(table.enrolmentId, table.part),
    index('reports_written_idx')
      .on(table.handedOverAt)
      .where(sql`state = 'written'`),
    check('reports_part', sql`${table.part} between 1 and 3`),
  ],
);

/** A report as it went to the family. The last revision is what the family sees; earlier ones are kept. */
export const reportRevisions = pgTable(
  'report_revisions',
  {
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.reportId, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    content: jsonb('content').$type<KeptContent>().notNull(),
    facts: jsonb('facts').$type<KeptFacts>().notNull(),
    writerId: integer('writer_id').references(() => users.userId),
    proofreaderId: integer('proofreader_id').references(() => users.userId),
    publishedAt: instant('published_at').notNull(),
    publishedBy: integer('published_by').references(() => users.userId),
    /** when a parent opened it first */
    readAt: instant('read_at'),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.revision] })],
);

/** Sentences that staff added to the bank. */
export const reportSentences = pgTable(
  'report_sentences',
  {
    sentenceId: integer('sentence_id').primaryKey().generatedAlwaysAsIdentity(),
    group: text('group', { enum: sentenceGroups }).notNull(),
    english: text('english').notNull(),
    indonesian: text('indonesian').notNull(),
    addedBy: integer('added_by').references(() => users.userId),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [uniqueIndex('report_sentences_english_key').on(table.group, table.english)],
);
