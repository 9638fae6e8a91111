import * as z from 'zod/mini';
import {
  WRITING_MAX_LETTERS,
  MOST_ITEMS,
  MOST_POINTS,
  MOST_WRITING_TASKS,
} from '../domain/assessment/written-content.ts';
import { isPartOfYear } from '../domain/assessment/parts-of-year.ts';
import { choiceTypes } from '../domain/placement/items.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { missingOrInvalid, problem } from './fields.ts';
import { list } from './list.ts';
import { PlacementQuestion } from './placement.ts';
import { PLACEMENT_PICTURE_MAX_BYTES, QuestionEdit, few } from './placement-desk.ts';
import {
  ChildWrittenTest,
  WrittenTest,
  WrittenTestContent,
  WrittenTestEntry,
  WrittenTestPupil,
  WrittenTestWork,
  yearPart,
} from './written-test-objects.ts';

const tag = 'Written tests';

/** A part of the year, 1 to 3; a number written as text is accepted. */
const part = z.pipe(
  field.id,
  z.custom<1 | 2 | 3>((value) => typeof value === 'number' && isPartOfYear(value), {
    error: problem('invalid'),
  }),
);
const ofTest = z.object({ writtenTestId: field.id });
const ofContent = z.object({ grade: field.grade, part });
/** The version from which a draft was changed; 0 when nothing was saved yet. */
const contentVersion = z.optional(
  z.int({ error: missingOrInvalid }).check(z.nonnegative(problem('invalid'))),
);

const items = z.array(PlacementQuestion);
const WritingQuestion = z.object({
  /** its place, from 1 */
  question: z.int(),
  prompt: z.string(),
  points: z.int(),
});

const answered = few(z.nullable(field.asSent(200)), MOST_ITEMS);
const written = few(z.nullable(field.trimmed(field.manyLines, WRITING_MAX_LETTERS)), MOST_WRITING_TASKS);
/** How many milliseconds before the call each answer was given. */
const ago = few(z.nullable(z.int().check(z.nonnegative(problem('invalid')))), MOST_ITEMS);

const item = z.extend(QuestionEdit, {
  type: z.enum([...choiceTypes, 'order'], { error: missingOrInvalid }),
  /** it may be said later what an item tests, before it is published */
  tests: field.optionalText(300),
});
export type WrittenItemBody = z.output<typeof item>;

const count = (least: number, most: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,3}$/))], { error: missingOrInvalid }),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z
        .int({ error: problem('invalid') })
        .check(z.minimum(least, problem('invalid')), z.maximum(most, problem('invalid'))),
    ),
  );
/** What stands on a sheet: for each skill how much is right of how much. `of` 0: the sheet had no such section. */
const sheetScores = {
  listening_right: count(0, 100),
  listening_of: count(0, 100),
  reading_right: count(0, 100),
  reading_of: count(0, 100),
  words_right: count(0, 100),
  words_of: count(0, 100),
  writing_right: count(0, 100),
  writing_of: count(0, 100),
};
export type SheetScoresBody = z.output<z.ZodMiniObject<typeof sheetScores>>;

const sheet = { kind: 'image', maxBytes: PLACEMENT_PICTURE_MAX_BYTES, required: true } as const;
const one = z.object({ written_test: WrittenTestWork });
const taken = z.object({ test: ChildWrittenTest });
const content = z.object({ written_test_content: WrittenTestContent });

const { query: listQuery, reply: listed } = list('written_tests', WrittenTest);

/** Written tests of a part of the year: what staff write, what children take, and what teachers mark. */
export const writtenTests = {
  'GET /written-tests/child/{childId}': endpoint({
    summary: "The written tests of a child's year: when each is open, and what became of it",
    tag,
    who: 'family',
    params: z.object({ childId: field.id }),
    reply: z.object({ tests: z.array(ChildWrittenTest) }),
  }),
  'GET /written-tests/questions': endpoint({
    summary: 'The questions of a written test with the answers that are saved, while it runs',
    tag,
    who: 'parent',
    query: z.object({ child_id: field.id, part }),
    reply: z.object({
      listening: items,
      reading: items,
      words: items,
      writing: z.array(WritingQuestion),
      /** a text or null for each question */
      answers: z.object({
        listening: z.array(z.nullable(z.string())),
        reading: z.array(z.nullable(z.string())),
        words: z.array(z.nullable(z.string())),
        writing: z.array(z.nullable(z.string())),
      }),
      seconds_left: z.int(),
    }),
    refusals: ['not_found', 'written_test_not_begun', 'written_test_over'],
  }),
  'GET /written-tests/{writtenTestId}/media/{name}': endpoint({
    summary: 'A picture or recording of a written test, while it runs',
    tag,
    who: 'parent',
    params: z.object({ writtenTestId: field.id, name: z.string().check(z.regex(/^[\w-]{16}$/)) }),
    answers: 'media',
    refusals: ['written_test_over'],
  }),
  'POST /written-tests/take': endpoint({
    summary:
      'Start a written test in its week, save answers, or finish it; times that are sent count for nothing',
    tag,
    who: 'parent',
    body: z.object({
      child_id: field.id,
      part,
      /** a start of a test that runs goes on with it */
      action: z.enum(['start', 'save', 'finish'], { error: missingOrInvalid }),
      /** by section, any of them; null erases nothing */
      answers: z.optional(
        z.strictObject({
          listening: z.optional(answered),
          reading: z.optional(answered),
          words: z.optional(answered),
          writing: z.optional(written),
        }),
      ),
      /** how many milliseconds before this call each answer was given: of two devices the later one counts */
      answered_ago: z.optional(
        z.strictObject({
          listening: z.optional(ago),
          reading: z.optional(ago),
          words: z.optional(ago),
          writing: z.optional(ago),
        }),
      ),
      /** at the start alone: show the recordings as texts, for a child that cannot hear */
      reads_recordings: z.optional(z.boolean({ error: missingOrInvalid })),
    }),
    reply: taken,
    refusals: [
      'not_found',
      'not_enrolled',
      'written_test_missing',
      'written_test_not_in_package',
      'written_test_unpaid',
      'written_test_early',
      'written_test_late',
      'written_test_done',
      'written_test_not_begun',
      'written_test_over',
      'invalid_input',
    ],
  }),
  'GET /written-tests/{writtenTestId}/sheet': endpoint({
    summary: "The photo of a child's sheet, for its family, its teacher and owners",
    tag,
    who: 'family',
    params: ofTest,
    query: field.ofVersion,
    answers: 'image',
    notFromOtherSites: true,
  }),
  'GET /written-tests': endpoint({
    summary:
      'Written tests that were begun, those that wait for marking first; a teacher sees those of the own groups',
    tag,
    who: 'teacher',
    query: z.extend(listQuery, {
      academic_year_id: z.optional(field.id),
      grade: z.optional(field.grade),
      part: z.optional(part),
      state: z.optional(z.enum(['running', 'to_mark', 'marked'])),
    }),
    reply: listed,
  }),
  'GET /written-tests/group/{groupId}': endpoint({
    summary:
      'The children of a group of live classes beside the written test of a part; a teacher sees the own groups',
    tag,
    who: 'teacher',
    params: z.object({ groupId: field.id }),
    query: z.object({ part }),
    reply: z.object({
      part: yearPart,
      grade: z.int(),
      /** days of the test's week, the last one included */
      first_day: z.string(),
      last_day: z.string(),
      /** how much each section of the published test gives, as a sheet counts it; null: none is published */
      points: z.nullable(
        z.object({ listening: z.int(), reading: z.int(), words: z.int(), writing: z.int() }),
      ),
      pupils: z.array(WrittenTestPupil),
    }),
  }),
  'GET /written-tests/{writtenTestId}': endpoint({
    summary: 'A written test with its answers and the key, for the teacher of the child and owners',
    tag,
    who: 'teacher',
    params: ofTest,
    reply: one,
  }),
  'POST /written-tests/{writtenTestId}/mark': endpoint({
    summary: 'Give the points of what a child wrote at home, or give others',
    tag,
    who: 'tutor',
    params: ofTest,
    body: z.object({
      /** one number for each writing task, from 0 to its points */
      points: few(
        z.int({ error: missingOrInvalid }).check(z.nonnegative(problem('invalid'))),
        MOST_WRITING_TASKS,
      ),
      version: field.version,
    }),
    reply: one,
    refusals: [
      'not_found',
      'changed_meanwhile',
      'invalid_input',
      'written_test_not_finished',
      'written_test_otherwise',
    ],
  }),
  'POST /written-tests/paper': endpoint({
    summary: "Enter the scores of a child's test on paper with a photo of its sheet",
    tag,
    who: 'teacher',
    body: z.object({
      child_id: field.id,
      part,
      /** the day on which it was written */
      taken_on: field.calendarDate,
      ...sheetScores,
    }),
    upload: { file: sheet },
    status: 201,
    creates: { object: 'written_test', id: 'written_test_id', readBy: 'GET /written-tests/{writtenTestId}' },
    reply: one,
    refusals: [
      'not_found',
      'not_enrolled',
      'invalid_input',
      'wrong_kind_of_file',
      'written_test_not_in_package',
      'written_test_unpaid',
      'written_test_early',
      'written_test_done',
    ],
  }),
  'POST /written-tests/{writtenTestId}/scores': endpoint({
    summary: 'Correct the scores of a test on paper',
    tag,
    who: 'teacher',
    params: ofTest,
    body: z.object({ ...sheetScores, version: field.version }),
    reply: one,
    refusals: ['not_found', 'changed_meanwhile', 'invalid_input', 'written_test_otherwise'],
  }),
  'POST /written-tests/{writtenTestId}/sheet': endpoint({
    summary: 'Take another photo of the sheet; the former one is deleted',
    tag,
    who: 'teacher',
    params: ofTest,
    upload: { file: sheet },
    reply: one,
    refusals: ['not_found', 'changed_meanwhile', 'wrong_kind_of_file', 'written_test_otherwise'],
  }),
  'POST /written-tests/{writtenTestId}/remove': endpoint({
    summary:
      'Remove a test on paper that was entered for the wrong child, with its photo, while no report tells of it',
    tag,
    who: 'tutor',
    params: ofTest,
    body: z.object({ version: field.version }),
    refusals: ['not_found', 'changed_meanwhile', 'written_test_otherwise', 'written_test_reported'],
  }),
  'POST /written-tests/open-again': endpoint({
    summary: 'Open a missed test once more for a child, up to a day at most 14 days ahead',
    tag,
    who: 'teacher',
    body: z.object({ child_id: field.id, part, until: field.calendarDate }),
    reply: z.object({ pupil: WrittenTestPupil }),
    refusals: [
      'not_found',
      'not_enrolled',
      'invalid_input',
      'written_test_missing',
      'written_test_not_in_package',
      'written_test_unpaid',
      'written_test_week_to_come',
      'written_test_done',
      'written_test_opened_before',
      'written_test_reported',
    ],
  }),
  'GET /written-test-content': endpoint({
    summary: 'The written tests of all grades and parts: which are published, and which are needed soon',
    tag,
    who: 'teacher',
    query: z.object({
      /** only those that are needed soon */
      needed: z.optional(field.flag),
    }),
    reply: z.object({ written_test_contents: z.array(WrittenTestEntry) }),
  }),
  'GET /written-test-content/{grade}/{part}': endpoint({
    summary: 'The written test of a grade and part with its key, as it is saved',
    tag,
    who: 'teacher',
    params: ofContent,
    reply: content,
  }),
  'POST /written-test-content/save': endpoint({
    summary: 'Save the written test of a grade and part; nobody is shown it before it is published',
    tag,
    who: 'clerk',
    body: z.extend(ofContent, {
      version: contentVersion,
      listening: few(item, MOST_ITEMS),
      reading: few(item, MOST_ITEMS),
      words: few(item, MOST_ITEMS),
      writing: few(
        z.object({ prompt: field.optionalLines(400), points: count(1, MOST_POINTS) }),
        MOST_WRITING_TASKS,
      ),
    }),
    maxBodyBytes: 256 * 1024,
    reply: content,
    success: 'updated',
    refusals: ['changed_meanwhile', 'invalid_input'],
  }),
  'POST /written-test-content/publish': endpoint({
    summary: 'Show what is saved to tests that begin from now on; a test under way keeps what it began with',
    tag,
    who: 'clerk',
    body: z.extend(ofContent, { version: contentVersion }),
    reply: content,
    success: 'updated',
    refusals: ['changed_meanwhile', 'invalid_input'],
  }),
};
