import * as z from 'zod/mini';
import { reportStates } from '../domain/reports/report-states.ts';
import { sentenceGroups } from '../domain/reports/sentences.ts';
import { namedObject } from './named-object.ts';

const step = z.nullable(z.int());
/** 1 to 5 by skill; null: nobody has said. */
export const Ladder = z.object({
  listening: step,
  speaking: step,
  reading: step,
  writing: step,
  words: step,
});

/** A sentence in both languages. Where free text was written in one alone, the other is ''. */
const inBoth = z.object({ en: z.string(), id: z.string() });

/** A sentence of the bank. `{name}` stands for the child's first name. */
export const Sentence = namedObject('ReportSentence', {
  /** a word for those that come with the product, `own-12` for those that staff added */
  sentence_id: z.string(),
  group: z.enum(sentenceGroups),
  en: z.string(),
  id: z.string(),
  /** added by staff, and so to be taken out again */
  is_own: z.boolean(),
});
export type Sentence = z.output<typeof Sentence>;

/** What a sentence of the bank says of one child, its name filled in. */
const SaidSentence = z.object({
  sentence_id: z.string(),
  group: z.enum(sentenceGroups),
  ...inBoth.def.shape,
});

/** A recording of the child. The address is good until `media_until`. */
const Recording = z.object({
  upload_id: z.string(),
  /** an ISO instant */
  made_at: z.string(),
  seconds: z.nullable(z.int()),
  media_url: z.string(),
  media_until: z.string(),
});

/** What the school knows of a child in the three units of a part. Instants are ISO 8601. */
export const ReportFacts = z.object({
  /** live classes of these units that are over, and how many of them the child came to, also elsewhere */
  attendance: z.object({ attended: z.int(), held: z.int() }),
  /** videos of these units that have come out, and how many of them are ticked off */
  videos: z.object({ watched: z.int(), released: z.int() }),
  /** what the family sent in, and to how much of it the teacher has written */
  tasks: z.object({ sent: z.int(), reviewed: z.int() }),
  /** null: not taken, or not marked yet */
  written: z.nullable(
    z.object({
      taken_at: z.string(),
      /** listening, reading, writing, words */
      scores: z.array(z.object({ skill: z.string(), right: z.number(), of: z.number() })),
    }),
  ),
  /** when it was written, as long as it is not marked; null: it is, or was not taken */
  written_to_mark: z.nullable(z.string()),
  /** null: not held, or nobody has said yet how it went */
  oral: z.nullable(
    z.object({
      held_at: z.string(),
      /** understanding, speaking, pronunciation, words, grammar: 1 to 5 */
      levels: z.array(z.object({ skill: z.string(), level: z.int() })),
      remark: z.string(),
    }),
  ),
  /** when it is to be, or was and nobody has said how; null: it was held, or none is booked */
  oral_booked: z.nullable(z.string()),
});
export type ReportFacts = z.output<typeof ReportFacts>;

/** The first and the latest recording of the child's year; null where there are no two. A family has them where a teacher heard the same words in both. */
export const ReportRecordings = z.nullable(z.object({ first: Recording, latest: Recording }));
export type ReportRecordings = z.output<typeof ReportRecordings>;

/** What a report says. */
export const ReportContent = z.object({
  ladder: Ladder,
  /** of the groups strengths and grow, in the order in which they are shown */
  remarks: z.array(SaidSentence),
  /** of the group home */
  next_steps: z.array(SaidSentence),
  /** the teacher's own words; '' in a language in which nothing was written */
  text: inBoth,
});
export type ReportContent = z.output<typeof ReportContent>;

const person = z.nullable(z.object({ user_id: z.int(), first_name: z.string() }));

/** A report as staff see it. Instants are ISO 8601. */
export const DeskReport = namedObject('DeskReport', {
  report_id: z.int(),
  child_id: z.int(),
  first_name: z.string(),
  part: z.int(),
  /** the last of the part: 3, 6 or 9 */
  unit: z.int(),
  grade: z.int(),
  batch: z.int(),
  state: z.enum(reportStates),
  /** 1, and one more with each correction after it was published */
  revision: z.int(),
  content: ReportContent,
  /** the teacher heard the same words in the first and the latest recording, so that the family hears both */
  same_words: z.boolean(),
  /** as they were when it was handed over; null in a draft: those of now stand beside it in the sitting */
  facts: z.nullable(ReportFacts),
  /** who wrote this revision last */
  writer: person,
  /** the first name of whoever wrote it first; '' when nobody has yet */
  teacher: z.string(),
  /** of everybody else who wrote a later revision, in order */
  corrected_by: z.array(z.string()),
  handed_over_at: z.nullable(z.string()),
  proofreader: person,
  /** what the proof-reader asked to change, until it is handed over again */
  proof_remark: z.string(),
  /** of the revision that the family sees; null: none yet */
  published_at: z.nullable(z.string()),
  published_revision: z.nullable(z.int()),
  /** when a parent opened the published revision first */
  read_at: z.nullable(z.string()),
  /** of the teacher's time on this revision */
  seconds_spent: z.int(),
  /** whoever asks may proof-read it now: it was handed over, and somebody else wrote it */
  may_proof_read: z.boolean(),
  version: z.int(),
});
export type DeskReport = z.output<typeof DeskReport>;

/** A report as its family sees it. Instants are ISO 8601. */
export const FamilyReport = namedObject('FamilyReport', {
  report_id: z.int(),
  academic_year_id: z.int(),
  grade: z.int(),
  part: z.int(),
  /** the last of the part: 3, 6 or 9 */
  unit: z.int(),
  published_at: z.string(),
  /** 1; above it the school corrected what it had published */
  version: z.int(),
  ladder: Ladder,
  ...ReportFacts.def.shape,
  remarks: z.array(SaidSentence),
  next_steps: z.array(SaidSentence),
  text: inBoth,
  /** of whoever wrote it first */
  teacher: z.string(),
  /** of everybody else who corrected it, in order */
  corrected_by: z.array(z.string()),
  recordings: ReportRecordings,
  /** when a parent opened this version first; null: not yet */
  read_at: z.nullable(z.string()),
});
export type FamilyReport = z.output<typeof FamilyReport>;
