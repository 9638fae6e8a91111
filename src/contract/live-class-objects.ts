import * as z from 'zod/mini';
import { namedObject } from './named-object.ts';

export const teacher = z.nullable(z.object({ user_id: z.int(), first_name: z.string() }));

/** A live class of a group. */
export const LiveSession = namedObject('LiveSession', {
  session_id: z.int(),
  group_id: z.int(),
  /** `native`: with a native teacher, in grades 5 and 6 */
  kind: z.enum(['class', 'native']),
  unit: z.int(),
  /** an ISO instant */
  starts_at: z.string(),
  minutes: z.int(),
  teacher,
  /** for families from 15 minutes before to the end, and only while the bill of that day is paid */
  link: z.nullable(z.string()),
  /** how it will be held: a link of its own, the group's, a meeting that the school's service makes, or nobody has said yet */
  room: z.enum(['own', 'group', 'service', 'none']),
  state: z.enum(['planned', 'open', 'over', 'cancelled']),
  version: z.int(),
});
export type LiveSession = z.output<typeof LiveSession>;

/** Who meets live: up to twelve children of a batch and grade. */
export const LiveGroup = namedObject('LiveGroup', {
  group_id: z.int(),
  academic_year_id: z.int(),
  batch: z.int(),
  grade: z.int(),
  /** 1 for the first of its batch and grade */
  number: z.int(),
  places: z.int(),
  pupils: z.int(),
  /** ISO day of the week, in WIB; null until it was said when it meets */
  weekday: z.nullable(z.int()),
  /** `HH:MM` in WIB */
  time: z.nullable(z.string()),
  minutes: z.nullable(z.int()),
  teacher,
  link: z.nullable(z.string()),
  version: z.int(),
});
export type LiveGroup = z.output<typeof LiveGroup>;
