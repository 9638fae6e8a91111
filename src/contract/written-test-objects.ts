import * as z from 'zod/mini';
import { partsOfYear } from '../domain/assessment/parts-of-year.ts';
import { writtenSkills } from '../domain/assessment/written-content.ts';
import { DeskItem } from './placement-desk-objects.ts';
import { namedObject } from './named-object.ts';

/** A part of the year: units 1 to 3, 4 to 6, 7 to 9. */
export const yearPart = z.literal(partsOfYear);

/** What a skill came to. */
const SkillScore = z.object({
  skill: z.enum(writtenSkills),
  right: z.int(),
  of: z.int(),
});

/** A written test that a child has taken or is taking, as lists of staff show it. */
export const WrittenTest = namedObject('WrittenTest', {
  written_test_id: z.int(),
  child_id: z.int(),
  first_name: z.string(),
  academic_year_id: z.int(),
  batch: z.int(),
  grade: z.int(),
  part: yearPart,
  /** of the live classes that the child goes to; null: it is in no group */
  group: z.nullable(z.object({ group_id: z.int(), number: z.int() })),
  /** on the website at home, or on a sheet of paper */
  way: z.enum(['home', 'paper']),
  /** `to_mark`: what was written waits for the teacher */
  state: z.enum(['running', 'to_mark', 'marked']),
  /** ISO instants */
  started_at: z.string(),
  finished_at: z.nullable(z.string()),
  marked_at: z.nullable(z.string()),
  version: z.int(),
});
export type WrittenTest = z.output<typeof WrittenTest>;

/** One test with what was answered, for whoever marks it. */
export const WrittenTestWork = z
  .extend(WrittenTest, {
    /** of the sections that are marked; `writing` once the teacher has given the points */
    scores: z.array(SkillScore),
    /** the photo of the sheet; null of a test that was taken at home */
    sheet_url: z.nullable(z.string()),
    /** an ISO instant: when a result that was known was changed last */
    changed_at: z.nullable(z.string()),
    /** null of a test on paper and one that runs, and for clerks, who do not see what children answer */
    work: z.nullable(
      z.object({
        sections: z.array(
          z.object({
            skill: z.enum(writtenSkills),
            items: z.array(
              z.object({ item: DeskItem, answer: z.nullable(z.string()), is_right: z.boolean() }),
            ),
          }),
        ),
        writing: z.array(
          z.object({
            prompt: z.string(),
            /** what can be given at most */
            of: z.int(),
            answer: z.nullable(z.string()),
            /** null until it is marked */
            points: z.nullable(z.int()),
          }),
        ),
      }),
    ),
  })
  .check(z.meta({ id: 'WrittenTestWork' }));
export type WrittenTestWork = z.output<typeof WrittenTestWork>;

/** Why the tests of a part are not open to a child by its bills. */
const closedBy = z.nullable(z.enum(['not_in_package', 'bill_unpaid', 'bill_skipped']));

/** The bill that the tests of a part belong to: its number and of how many; null: the package has none. */
export const billOfTests = z.nullable(z.object({ number: z.int(), of: z.int() }));

/** A child of a group beside a part's written test. */
export const WrittenTestPupil = z.object({
  child_id: z.int(),
  first_name: z.string(),
  /**
   * `no_test`: staff have published none; `early`: its week is to come; `open`: it may be begun now; `missed`: its week is over, and it
   * was not begun; `reported`: nor will it be, its family has the report of the part; `closed`: by its bills
   */
  state: z.enum(['no_test', 'closed', 'early', 'open', 'missed', 'reported', 'running', 'to_mark', 'marked']),
  closed_by: closedBy,
  written_test_id: z.nullable(z.int()),
  way: z.nullable(z.enum(['home', 'paper'])),
  /** a day, up to which staff have opened it once more */
  opened_until: z.nullable(z.string()),
  may_open_again: z.boolean(),
  may_enter_paper: z.boolean(),
});
export type WrittenTestPupil = z.output<typeof WrittenTestPupil>;

/** A part's written test as the family of a child sees it. Its result comes with the report of the part. */
export const ChildWrittenTest = namedObject('ChildWrittenTest', {
  part: yearPart,
  /** as `WrittenTestPupil.state`; `sent`: it is finished and being marked, `marked`: its result comes with the report */
  state: z.enum(['no_test', 'closed', 'early', 'open', 'missed', 'reported', 'running', 'sent', 'marked']),
  closed_by: closedBy,
  bill: billOfTests,
  /** days of its week, the last one included */
  first_day: z.string(),
  last_day: z.string(),
  /** a day, up to which it was opened for this child once more */
  opened_until: z.nullable(z.string()),
  written_test_id: z.nullable(z.int()),
  way: z.nullable(z.enum(['home', 'paper'])),
  /** an ISO instant: until when answers are taken, of a test that was begun at home */
  deadline: z.nullable(z.string()),
  /** by the server's clock, so that a browser needs none of its own; 0 unless it runs */
  seconds_left: z.int(),
  /** an ISO instant */
  finished_at: z.nullable(z.string()),
  /** the photo of the sheet */
  sheet_url: z.nullable(z.string()),
});
export type ChildWrittenTest = z.output<typeof ChildWrittenTest>;

/** A test of a grade and part as staff write it, with its key. */
export const WrittenTestContent = namedObject('WrittenTestContent', {
  grade: z.int(),
  part: yearPart,
  /** counts what was saved; 0: nothing yet */
  version: z.int(),
  /** which revision a test that begins now shows: 0 as delivered; null: none was published */
  revision: z.nullable(z.int()),
  /** ISO instants */
  published_at: z.nullable(z.string()),
  changed_at: z.nullable(z.string()),
  changed_by: z.nullable(z.string()),
  /** what is saved is what is published */
  is_published: z.boolean(),
  listening: z.array(DeskItem),
  reading: z.array(DeskItem),
  words: z.array(DeskItem),
  writing: z.array(z.object({ prompt: z.string(), points: z.int() })),
  /** what is to be put right before it can be published, by field as `listening.2.prompt`, as the refusal `invalid_input` names it */
  faults: z.record(z.string(), z.string()),
});
export type WrittenTestContent = z.output<typeof WrittenTestContent>;

/** One of the fifteen tests in the list of them. */
export const WrittenTestEntry = z.object({
  grade: z.int(),
  part: yearPart,
  version: z.int(),
  revision: z.nullable(z.int()),
  published_at: z.nullable(z.string()),
  is_published: z.boolean(),
  /** a day: nothing is published, and the test's week begins on it, within two weeks or before today; null otherwise */
  needed_on: z.nullable(z.string()),
  /** first names of the children to whom it opens when it is published now; none for teachers */
  waiting: z.array(z.string()),
  /** of how many children the week of the test is over, and nothing is published */
  late: z.int(),
  /** how many items each section has, by skill; of writing the tasks */
  items: z.object({ listening: z.int(), reading: z.int(), words: z.int(), writing: z.int() }),
});
export type WrittenTestEntry = z.output<typeof WrittenTestEntry>;
