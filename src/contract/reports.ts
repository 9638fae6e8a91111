import * as z from 'zod/mini';
import { type PartOfYear, isPartOfYear } from '../domain/assessment/parts-of-year.ts';
import { ladderSteps } from '../domain/reports/ladder.ts';
import { sentenceGroups } from '../domain/reports/sentences.ts';
import { CertificateYear } from './certificate-objects.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import type { FieldProblem } from './refusals.ts';
import {
  DeskReport,
  FamilyReport,
  Ladder,
  ReportContent,
  ReportFacts,
  ReportRecordings,
  Sentence,
} from './report-objects.ts';

const tag = 'Reports';

const invalid = 'invalid' satisfies FieldProblem;
/** 1, 2 or 3; one written as text is accepted, as addresses carry it */
const part = z.pipe(
  field.id,
  z.custom<PartOfYear>((value) => typeof value === 'number' && isPartOfYear(value), { error: invalid }),
);
/** 1 to 5; null: not said yet */
const step = z.nullable(z.literal(ladderSteps, { error: field.missingOrInvalid }));
const sentenceId = z
  .string({ error: field.missingOrInvalid })
  .check(
    z.maxLength(60, 'too_long' satisfies FieldProblem),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)+$/, 'invalid' satisfies FieldProblem),
  );
const sentenceIds = (most: number) =>
  z.array(sentenceId).check(
    z.maxLength(most, 'too_long' satisfies FieldProblem),
    z.refine((ids) => new Set(ids).size === ids.length, { error: 'invalid' satisfies FieldProblem }),
  );

/** A sentence as staff enter it. */
export const SentenceEntered = z.object({
  group: z.enum(sentenceGroups, { error: field.missingOrInvalid }),
  /** `{name}` stands for the child's first name, in both or in neither */
  en: field.text(300),
  id: field.text(300),
});

const reportReply = z.object({ report: DeskReport });

/** A child in the sitting of its group. */
const SittingChild = z.object({
  child_id: z.int(),
  first_name: z.string(),
  age: z.int(),
  /** with the family's consent (`photo_to_teachers`); null: the drawn face */
  photo_url: z.nullable(z.string()),
  /** YYYY-MM-DD, when it left after this report was due; null: it has not left */
  left_on: z.nullable(z.string()),
  /** as they are now; those of a report that was handed over are kept in it */
  facts: ReportFacts,
  recordings: ReportRecordings,
  /** the written test that waits to be marked, and the slot of the oral test that nobody has said anything of; null: none */
  written_test_id: z.nullable(z.int()),
  oral_slot_id: z.nullable(z.int()),
  /** the steps that the results propose */
  proposed: Ladder,
  /** what the report of the part before said; null: there is none */
  previous: z.nullable(z.object({ part: z.int(), content: ReportContent })),
  /** null: not begun */
  report: z.nullable(DeskReport),
});
export type SittingChild = z.output<typeof SittingChild>;

/** How far the reports of a group and part are. Children without a right to the part are not counted. */
const Sitting = z.object({
  group_id: z.int(),
  academic_year_id: z.int(),
  batch: z.int(),
  grade: z.int(),
  /** of the group */
  number: z.int(),
  teacher: z.nullable(z.object({ user_id: z.int(), first_name: z.string() })),
  part: z.int(),
  unit: z.int(),
  /** an ISO instant: the end of the part's test week */
  due_at: z.string(),
  is_due: z.boolean(),
  children: z.int(),
  draft: z.int(),
  written: z.int(),
  proofread: z.int(),
  published: z.int(),
  /** published ones that a parent has opened */
  read: z.int(),
});
export type Sitting = z.output<typeof Sitting>;

/** A batch that has groups whose reports whoever asks may look at. Days are YYYY-MM-DD. */
const SittingBatch = z.object({
  academic_year_id: z.int(),
  batch: z.int(),
  start_date: z.string(),
  end_date: z.string(),
});
export type SittingBatch = z.output<typeof SittingBatch>;

export const reports = {
  'GET /report/child/{childId}': endpoint({
    summary:
      'The published reports of a child, the newest part first, while the bills they belong to are paid, and its certificates by year',
    tag,
    who: 'family',
    params: z.object({ childId: field.id }),
    reply: z.object({ reports: z.array(FamilyReport), certificates: z.array(CertificateYear) }),
  }),
  'GET /report/{reportId}.pdf': endpoint({
    summary: 'A published report as a PDF',
    tag,
    who: 'family',
    params: z.object({ reportId: field.id }),
    query: z.object({
      /** absent: the language of whoever asks */
      lang: z.optional(z.enum(['en', 'id'], { error: field.missingOrInvalid })),
    }),
    answers: 'pdf',
  }),
  'POST /report/read': endpoint({
    summary: 'Say that a parent has opened a report; the first time counts',
    tag,
    who: 'parent',
    body: z.object({ report_id: field.id }),
    reply: z.object({ read_at: z.string() }),
    refusals: ['not_found'],
  }),
  'GET /report/sittings': endpoint({
    summary:
      'Groups and parts whose reports are due and not all published, of all batches, the oldest first; or all of one batch. A teacher sees the own groups',
    tag,
    who: 'teacher',
    query: z.object({
      /** absent: what is due, of all batches */
      academic_year_id: z.optional(field.id),
    }),
    reply: z.object({
      sittings: z.array(Sitting),
      /** that can be asked for, the latest first */
      batches: z.array(SittingBatch),
      /** an ISO instant: when reports that are not due yet are due next; null: none are to come */
      next_due_at: z.nullable(z.string()),
    }),
  }),
  'GET /report/sitting': endpoint({
    summary: 'All that is needed to write the reports of a group in one sitting',
    tag,
    who: 'tutor',
    query: z.object({ group_id: field.id, part }),
    reply: z.object({
      sitting: Sitting,
      /** by first name; those whose report belongs to a bill that is paid */
      children: z.array(SittingChild),
      /** first names of those who get no report of this part */
      without_report: z.array(z.string()),
      sentences: z.array(Sentence),
    }),
    refusals: ['not_found'],
  }),
  'POST /report/open': endpoint({
    summary: "Begin a child's report, or go on with its draft: from now its minutes count",
    tag,
    who: 'tutor',
    body: z.object({
      child_id: field.id,
      academic_year_id: field.id,
      part,
      /** that the screen was used before its first word; ten minutes at most */
      seconds_before: z.optional(
        z
          .int({ error: field.missingOrInvalid })
          .check(z.gte(0, 'invalid' satisfies FieldProblem), z.lte(600, 'invalid' satisfies FieldProblem)),
      ),
    }),
    reply: reportReply,
    refusals: ['not_found', 'report_not_due', 'report_not_open'],
  }),
  'POST /report/save': endpoint({
    summary: 'Keep what a report says. One that was handed over or published becomes a draft again',
    tag,
    who: 'tutor',
    body: z.object({
      report_id: field.id,
      version: field.version,
      ladder: z.object({ listening: step, speaking: step, reading: step, writing: step, words: step }),
      /** of the groups strengths and grow */
      remarks: sentenceIds(12),
      /** of the group home */
      next_steps: sentenceIds(6),
      text: z.strictObject({ en: field.optionalLines(1000), id: field.optionalLines(1000) }),
      /** absent: as before */
      same_words: z.optional(z.boolean({ error: field.missingOrInvalid })),
      /** that the screen was used since it was opened or saved last; more than that time has passed counts as that */
      seconds_spent: z
        .int({ error: field.missingOrInvalid })
        .check(
          z.gte(0, 'invalid' satisfies FieldProblem),
          z.lte(24 * 3600, 'invalid' satisfies FieldProblem),
        ),
    }),
    reply: reportReply,
    refusals: ['not_found', 'changed_meanwhile', 'report_not_open', 'sentence_gone'],
  }),
  'POST /report/hand-over': endpoint({
    summary: 'Hand a complete draft over to be proof-read; what the school knows of the child is kept in it',
    tag,
    who: 'tutor',
    body: z.object({ report_id: field.id, version: field.version }),
    reply: reportReply,
    refusals: ['not_found', 'changed_meanwhile', 'report_not_open', 'report_incomplete', 'report_elsewhere'],
  }),
  'GET /report/to-proof-read': endpoint({
    summary: 'Reports that were handed over and that whoever asks did not write, the oldest first',
    tag,
    who: 'tutor',
    query: z.object({ page: z.optional(field.id), size: z.optional(field.pageSize) }),
    reply: z.object({ reports: z.array(DeskReport), total: z.optional(z.int()) }),
  }),
  'POST /report/proof-read': endpoint({
    summary: 'Say that a report is right, or give it back to its writer; never by whoever wrote it',
    tag,
    who: 'tutor',
    body: z.object({
      report_id: field.id,
      version: field.version,
      ok: z.boolean(),
      /** what to change; needed when it is not right */
      remark: field.optionalLines(1000),
    }),
    reply: reportReply,
    refusals: ['not_found', 'changed_meanwhile', 'report_is_own', 'report_elsewhere'],
  }),
  'POST /report/publish': endpoint({
    summary: 'Publish proof-read reports at once, all of them or none, and tell their families',
    tag,
    who: 'tutor',
    body: z.object({
      report_ids: z.array(field.id).check(
        z.minLength(1, 'required' satisfies FieldProblem),
        z.maxLength(100, 'too_long' satisfies FieldProblem),
        z.refine((ids) => new Set(ids).size === ids.length, { error: 'invalid' satisfies FieldProblem }),
      ),
    }),
    reply: z.object({ reports: z.array(DeskReport), families: z.int() }),
    refusals: ['not_found', 'report_not_proof_read', 'report_not_open'],
  }),
  'GET /report/desk/{reportId}': endpoint({
    summary: 'A report for its teacher, an owner or its proof-reader, with what was published of it before',
    tag,
    who: 'tutor',
    params: z.object({ reportId: field.id }),
    reply: z.object({
      report: DeskReport,
      /** first names of those of the staff who may proof-read what it says now */
      proofreaders: z.array(z.string()),
      /** the newest first */
      published: z.array(
        z.object({
          revision: z.int(),
          published_at: z.string(),
          read_at: z.nullable(z.string()),
          content: ReportContent,
          facts: ReportFacts,
        }),
      ),
    }),
    refusals: ['not_found'],
  }),
  'GET /report/sentences': endpoint({
    summary: 'The bank of sentences: those of the product and those that staff added',
    tag,
    who: 'tutor',
    reply: z.object({ sentences: z.array(Sentence) }),
  }),
  'POST /report/sentence': endpoint({
    summary: 'Add a sentence to the bank, in both languages',
    tag,
    who: 'tutor',
    body: SentenceEntered,
    reply: z.object({ sentences: z.array(Sentence) }),
    status: 201,
    creates: { readBy: 'GET /report/sentences' },
    refusals: ['sentence_names_differ', 'too_many_sentences'],
  }),
  'POST /report/sentence/change': endpoint({
    summary:
      'Change a sentence that staff added: an owner any, a teacher the own ones; reports keep what they say',
    tag,
    who: 'tutor',
    body: z.object({ sentence_id: sentenceId, ...SentenceEntered.def.shape }),
    reply: z.object({ sentences: z.array(Sentence) }),
    refusals: ['not_found', 'sentence_names_differ', 'sentence_there'],
  }),
  'POST /report/sentence/remove': endpoint({
    summary: 'Take a sentence that staff added out of the bank; reports keep what they say',
    tag,
    who: 'tutor',
    body: z.object({ sentence_id: sentenceId }),
    reply: z.object({ sentences: z.array(Sentence) }),
    refusals: ['not_found'],
  }),
};
