import * as z from 'zod/mini';
import { oralLevels } from '../domain/assessment/oral-levels.ts';
import * as field from './fields.ts';
import { namedObject } from './named-object.ts';

const level = z.literal(oralLevels, { error: field.missingOrInvalid });
/** Each 1 to 5. */
export const OralLevels = z.object({
  understanding: level,
  speaking: level,
  pronunciation: level,
  words: level,
  grammar: level,
});

const teacher = z.object({ user_id: z.int(), first_name: z.string() });
export const time = {
  slot_id: z.int(),
  /** an ISO instant */
  starts_at: z.string(),
  minutes: z.int(),
};

/** A child that has an oral test, as its teacher sees it. */
const StaffOralTest = z.object({
  child_id: z.int(),
  first_name: z.string(),
  age: z.int(),
  grade: z.int(),
  /** `booked`: nothing was said of it yet; `absent`: the child did not come */
  state: z.enum(['booked', 'done', 'absent']),
  /** null until it was held, and for clerks */
  levels: z.nullable(OralLevels),
  /** '' for clerks */
  remark: z.string(),
  /** an ISO instant: when its result was said or corrected last */
  changed_at: z.nullable(z.string()),
  version: z.int(),
});

/** A time at which a teacher holds one oral test. */
export const OralSlot = namedObject('OralSlot', {
  ...time,
  part: z.int(),
  teacher: z.nullable(teacher),
  link: z.string(),
  /** `open` from 15 minutes before to its end */
  state: z.enum(['planned', 'open', 'over']),
  /** booked for a child whom the teacher sees no more, of which nothing is shown */
  of_other_group: z.boolean(),
  /** null: nobody has booked it, or `of_other_group` */
  test: z.nullable(StaffOralTest),
});
export type OralSlot = z.output<typeof OralSlot>;
