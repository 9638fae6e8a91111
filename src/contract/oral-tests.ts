import * as z from 'zod/mini';
import { longestSlot, shortestSlot } from '../domain/assessment/oral-tests.ts';
import { type PartOfYear, isPartOfYear } from '../domain/assessment/parts-of-year.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { OralLevels, OralSlot, time } from './oral-test-objects.ts';
import type { FieldProblem } from './refusals.ts';
import { billOfTests } from './written-test-objects.ts';

const tag = 'Oral tests';

const invalid = 'invalid' satisfies FieldProblem;
const timeOfDay = z
  .string({ error: field.missingOrInvalid })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, invalid));
/** 1, 2 or 3; one written as text is accepted, as addresses carry it */
const part = z.pipe(
  field.id,
  z.custom<PartOfYear>((value) => typeof value === 'number' && isPartOfYear(value), { error: invalid }),
);
/** A part of a child's year, as its family sees the oral test of it. */
const FamilyPart = z.object({
  part: z.int(),
  /** the days on which its oral tests are held, both included */
  first_day: z.string(),
  last_day: z.string(),
  /** what the package says: its tests are open, not part of it, or wait for a bill that was not paid or can no longer be */
  right: z.enum(['open', 'not_in_package', 'bill_unpaid', 'bill_skipped']),
  bill: billOfTests,
  /** the test that is booked, was held, or to which the child did not come, the last one; null: none */
  test: z.nullable(
    z.object({
      ...time,
      /** the teacher's first name */
      teacher: z.nullable(z.string()),
      state: z.enum(['booked', 'done', 'absent']),
      /** until the day before */
      may_be_moved: z.boolean(),
      /** from 15 minutes before to the end, while the part is open to the child */
      link: z.nullable(z.string()),
    }),
  ),
  /** the family may take one of the slots, or move to it */
  may_book: z.boolean(),
  /** what is free, from tomorrow on, in the order of its time */
  slots: z.array(z.object({ ...time, teacher: z.nullable(z.string()) })),
});
export type FamilyPart = z.output<typeof FamilyPart>;

const ofChild = z.object({
  /** of the year the child is in; none for a child in no year */
  parts: z.array(FamilyPart),
});
export type ChildOralTests = z.output<typeof ofChild>;

/** A child that may have an oral test of a part and has none. */
const WaitingChild = z.object({
  child_id: z.int(),
  first_name: z.string(),
  grade: z.int(),
  /** the number of its group */
  number: z.int(),
  /** it did not come to the one it had */
  was_absent: z.boolean(),
});

const schedule = z.object({
  /** those that are not over, the one that began last first */
  batches: z.array(z.object({ academic_year_id: z.int(), batch: z.int() })),
  /** null: there is no batch yet */
  academic_year_id: z.nullable(z.int()),
  part: z.int(),
  /** the days on which oral tests of the part are held, both included */
  first_day: z.nullable(z.string()),
  last_day: z.nullable(z.string()),
  /** the Monday of the week that is shown */
  from: z.nullable(z.string()),
  /** of that week, in the order of their times */
  slots: z.array(OralSlot),
  /** who may have one and has booked none, by first name */
  waiting: z.array(WaitingChild),
});
export type OralSchedule = z.output<typeof schedule>;

export const oralTests = {
  'GET /oral-tests': endpoint({
    summary:
      'The oral tests of a part of a year in one of its four weeks, and who has booked none; a teacher sees the own ones',
    tag,
    who: 'teacher',
    query: z.object({
      /** absent: the batch that began last, or else begins first */
      academic_year_id: z.optional(field.id),
      /** absent: the part whose tests are held now or are next */
      part: z.optional(part),
      /** a day of the week to show; absent: today's week, or the nearest of the part */
      from: z.optional(field.calendarDate),
      /** in place of a week: all that are over and of which nobody has said how they went, whatever batch and part */
      without_result: z.optional(field.flag),
    }),
    reply: schedule,
    refusals: ['not_found'],
  }),
  'GET /oral-tests/{slotId}': endpoint({
    summary: 'One slot with the child that has booked it, for its teacher and staff',
    tag,
    who: 'teacher',
    params: z.object({ slotId: field.id }),
    reply: z.object({ slot: OralSlot }),
  }),
  'POST /oral-tests/slots': endpoint({
    summary:
      'Open a day for oral tests, one after the other; families whose child has its first ones are told. Staff may open them for a teacher',
    tag,
    who: 'teacher',
    body: z.object({
      academic_year_id: field.id,
      part,
      day: field.calendarDate,
      /** in WIB */
      starts: timeOfDay,
      /** the last test is over by then */
      ends: timeOfDay,
      minutes: z
        .int({ error: field.missingOrInvalid })
        .check(z.gte(shortestSlot, invalid), z.lte(longestSlot, invalid)),
      link: field.trimmed(field.oneLine, 500),
      /** absent: whoever asks */
      teacher_id: z.optional(field.id),
    }),
    reply: z.object({
      slots: z.array(OralSlot),
      /** how many families were told */
      families: z.int(),
    }),
    refusals: [
      'not_found',
      'not_allowed',
      'teacher_gone',
      'slots_too_short',
      'class_in_the_past',
      'slots_outside_weeks',
      'class_in_holiday',
      'slots_at_night',
      'teacher_taken',
      'link_not_https',
      'link_of_another_host',
      'link_of_the_host',
    ],
  }),
  'POST /oral-tests/slots/{slotId}/link': endpoint({
    summary: 'Give a slot that has not begun another room; whoever has booked it is told that there is one',
    tag,
    who: 'teacher',
    params: z.object({ slotId: field.id }),
    body: z.object({ link: field.trimmed(field.oneLine, 500) }),
    reply: z.object({
      slot: OralSlot,
      /** 1 when somebody had booked it and was told */
      families: z.int(),
    }),
    refusals: [
      'not_found',
      'oral_test_room_open',
      'link_not_https',
      'link_of_another_host',
      'link_of_the_host',
    ],
  }),
  'DELETE /oral-tests/slots/{slotId}': endpoint({
    summary: 'Take a slot away that has not begun; whoever has booked it is told at once',
    tag,
    who: 'teacher',
    params: z.object({ slotId: field.id }),
    reply: z.object({
      /** 1 when somebody had booked it and was told */
      families: z.int(),
    }),
    refusals: ['not_found', 'oral_test_has_begun'],
  }),
  'POST /oral-tests/{slotId}/result': endpoint({
    summary: 'Say how an oral test went, or that the child did not come; corrected by the same call',
    tag,
    who: 'tutor',
    params: z.object({ slotId: field.id }),
    body: z
      .object({
        absent: z._default(z.boolean(), false),
        /** needed unless the child did not come */
        levels: z.optional(OralLevels),
        remark: field.optionalLines(1000),
        version: field.version,
      })
      .check(
        z.refine(({ absent, levels }) => absent || levels !== undefined, {
          error: 'required' satisfies FieldProblem,
          path: ['levels'],
        }),
      ),
    reply: z.object({ slot: OralSlot }),
    refusals: ['not_found', 'changed_meanwhile', 'oral_test_not_begun', 'oral_test_booked_again'],
  }),
  'GET /oral-tests/child/{childId}': endpoint({
    summary: "The oral tests of a child's year by part, with the slots that its family may take",
    tag,
    who: 'member',
    params: z.object({ childId: field.id }),
    reply: ofChild,
  }),
  'POST /oral-tests/book': endpoint({
    summary: 'Take a slot for a child, or move its booked test to it, until the day before',
    tag,
    who: 'parent',
    body: z.object({ child_id: field.id, slot_id: field.id }),
    reply: ofChild,
    refusals: [
      'not_found',
      'test_not_open',
      'slot_taken',
      'oral_test_done',
      'oral_test_missed_twice',
      'oral_test_too_late',
    ],
  }),
  'POST /oral-tests/give-up': endpoint({
    summary: 'Give the slot of a child back, until the day before',
    tag,
    who: 'parent',
    body: z.object({ child_id: field.id, slot_id: field.id }),
    reply: ofChild,
    refusals: ['not_found', 'oral_test_done', 'oral_test_too_late'],
  }),
};
