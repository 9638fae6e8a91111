import * as z from 'zod/mini';
import { choiceTypes, forms } from '../domain/placement/items.ts';
import { lastPart } from '../domain/placement/test-parts.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { missingOrInvalid, problem } from './fields.ts';
import { namedObject } from './named-object.ts';

const tag = 'Placement test';
const ofChild = z.object({ childId: field.id });

/** An instant as the placement test sends it: UTC, `YYYY-MM-DD HH:mm:ss`. */
const utcSecond = z.string();

const PlacementTestResult = z.object({
  grade: z.int(),
  /** what decided the grade: the test, or staff meanwhile */
  set_by: z.enum(['test', 'staff']),
  /** right answers in each of the twelve parts */
  score: z.nullable(z.array(z.int())),
});

export const PlacementTest = namedObject('PlacementTest', {
  placement_test_id: z.int(),
  child_id: z.int(),
  start_time: utcSecond,
  finish_time: z.nullable(utcSecond),
  deadline: utcSecond,
  /** seconds until the deadline by the server's clock, so that a browser needs no clock of its own; 0 when finished */
  seconds_left: z.int(),
  active_part: z.int(),
  /** twelve lists, a text or null for each question */
  answer: z.array(z.array(z.nullable(z.string()))),
  /** "0" running, "1" finished */
  status: z.enum(['0', '1']),
  academic_year_id: z.int(),
  form: z.enum(forms),
  /** the parent had the recordings shown as texts, for a child that cannot hear */
  reads_recordings: z.boolean(),
  /** how many recordings were listened to a second time */
  replays: z.int(),
  placement_test_result: z.nullable(PlacementTestResult),
});
export type PlacementTest = z.output<typeof PlacementTest>;

const SpokenLine = z.object({ speaker: z.enum(['woman', 'man']), text: z.string() });
const Passage = z.object({ title: z.nullable(z.string()), text: z.string() });

/** Where a picture or a recording is; the address tells nothing about what it shows or says. */
const mediaUrl = z.string();

/** A question as a child sees it, without key. */
export const PlacementQuestion = namedObject('PlacementQuestion', {
  /** its place in the part, from 1 */
  question: z.int(),
  type: z.enum([...choiceTypes, 'order']),
  prompt: z.nullable(z.string()),
  picture_url: z.nullable(mediaUrl),
  recording: z.nullable(
    z.object({
      url: mediaUrl,
      /** what is said, only where the parent had the recordings shown as texts */
      lines: z.nullable(z.array(SpokenLine)),
    }),
  ),
  passage: z.nullable(Passage),
  /** empty when words are put into order; the answer is the id of one */
  choices: z.array(
    z.object({ id: z.string(), text: z.nullable(z.string()), picture_url: z.nullable(mediaUrl) }),
  ),
  /** empty when a choice is picked; the answer is the words in order, with spaces between */
  words: z.array(z.string()),
  /** what ends the sentence of words */
  end: z.nullable(z.string()),
});
export type PlacementQuestion = z.output<typeof PlacementQuestion>;

const PlacementPart = z.object({
  part: z.int(),
  title: z.string(),
  title_indo: z.string(),
  instruction: z.string(),
  instruction_indo: z.string(),
  /** a worked example, which is not in the test, with its answer */
  example: z.object({
    question: PlacementQuestion,
    answer: z.string(),
    note: z.string(),
    note_indo: z.string(),
  }),
  questions: z.array(PlacementQuestion),
});
export type PlacementPart = z.output<typeof PlacementPart>;

/** The longest order of words has some forty letters. */
const answerText = field.asSent(200);
const answerList = z
  .array(z.nullable(answerText), { error: missingOrInvalid })
  .check(z.maxLength(20, { error: problem('too_long') }));
/** A list for each part, in order; a list may be short, and what is beyond its questions is left out. */
const answerLists = z
  .array(answerList, { error: missingOrInvalid })
  .check(z.length(lastPart, { error: problem('invalid') }));

const agoLists = z
  .array(z.array(z.nullable(z.int().check(z.nonnegative()))).check(z.maxLength(20)), {
    error: missingOrInvalid,
  })
  .check(z.length(lastPart, { error: problem('invalid') }));

export const placement = {
  'GET /placement-test/{childId}': endpoint({
    summary: "A child's placement test, once it was started",
    tag,
    who: 'member',
    params: ofChild,
    reply: z.object({ placement_test: PlacementTest }),
    refusals: ['placement_test_not_found'],
  }),
  'GET /placement-test/questions': endpoint({
    summary: 'The questions of a test, while it runs',
    tag,
    who: 'parent',
    query: z.object({ child_id: field.id }),
    reply: z.object({ parts: z.array(PlacementPart) }),
    refusals: ['not_found', 'placement_test_not_found', 'test_finished'],
  }),
  'GET /placement-test/{childId}/media/{name}': endpoint({
    summary: 'A picture or recording of a test, while it runs',
    tag,
    who: 'parent',
    params: z.object({ childId: field.id, name: z.string().check(z.regex(/^[\w-]{16}$/)) }),
    answers: 'media',
    refusals: ['placement_test_not_found', 'test_finished'],
  }),
  'POST /placement-test/take-test': endpoint({
    summary: 'Start the test, save answers, or finish it with status "1"; times that are sent are ignored',
    tag,
    who: 'parent',
    body: z.object({
      child_id: field.id,
      academic_year_id: z.optional(z.nullable(field.id)),
      active_part: z.optional(z.int({ error: missingOrInvalid })),
      /** null erases nothing */
      answer: z.optional(answerLists),
      /** how many milliseconds before this call each answer was given: of two devices the later one counts */
      answered_ago: z.optional(agoLists),
      status: z.optional(z.enum(['0', '1'], { error: missingOrInvalid })),
      /** at the start alone: show the recordings as texts, for a child that cannot hear */
      reads_recordings: z.optional(z.boolean({ error: missingOrInvalid })),
      /** how many recordings were listened to a second time; never lowers */
      replays: z.optional(z.int({ error: missingOrInvalid }).check(z.nonnegative(), z.maximum(50))),
    }),
    reply: z.object({ placement_test: PlacementTest }),
    refusals: [
      'not_found',
      'not_enrolled',
      'placement_test_not_found',
      'not_paid',
      'test_auto_graded',
      'test_finished',
      'test_too_late',
      'sibling_at_test',
    ],
  }),
};
