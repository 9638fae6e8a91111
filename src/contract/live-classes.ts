import * as z from 'zod/mini';
import { longestMeeting, shortestMeeting } from '../domain/live-classes/meeting-times.ts';
import { maxInLiveClass } from '../domain/courses/class-rules.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import type { FieldProblem } from './refusals.ts';

const tag = 'Live classes';

const between = (least: number, most: number) =>
  z
    .int({ error: field.missingOrInvalid })
    .check(z.gte(least, 'invalid' satisfies FieldProblem), z.lte(most, 'invalid' satisfies FieldProblem));
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid' satisfies FieldProblem));
const teacher = z.nullable(z.object({ user_id: z.int(), first_name: z.string() }));

/** A live class of a group. */
export const LiveSession = z
  .object({
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
    state: z.enum(['planned', 'open', 'over', 'cancelled']),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'LiveSession' });
export type LiveSession = z.output<typeof LiveSession>;

/** Who meets live: up to twelve children of a batch and grade. */
export const LiveGroup = z
  .object({
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
  })
  .register(z.globalRegistry, { id: 'LiveGroup' });
export type LiveGroup = z.output<typeof LiveGroup>;

/** What became of a child's live class. */
export const Attendance = z.enum(['present', 'absent', 'excused']);

/** A live class as its child's family sees it. */
const FamilySession = z.extend(LiveSession, {
  /** null until it is over and the teacher has said */
  attendance: z.nullable(Attendance),
  /** what the teacher wrote of the child */
  note: z.string(),
  /** the family may still say that the child does not come */
  may_be_excused: z.boolean(),
  /** the class of its own group that it makes up for here; null: this is its own group's */
  makes_up_for: z.nullable(z.int()),
});

/** A child as its teacher sees it: nothing of phone, address, mail or money. */
const Pupil = z.object({
  child_id: z.int(),
  first_name: z.string(),
  age: z.int(),
  /** with the family's consent (`photo_to_teachers`); null: the drawn face */
  photo_url: z.nullable(z.string()),
  attendance: z.nullable(Attendance),
  note: z.string(),
  /** it comes from another group, to make up for its own class */
  is_visitor: z.boolean(),
});

const timeRefusals = [
  'class_has_begun',
  'class_in_the_past',
  'class_outside_the_year',
  'class_in_holiday',
  'class_at_night',
  'teacher_taken',
] as const;
const linkRefusals = ['link_not_https', 'link_of_another_host', 'link_of_the_host'] as const;

export const liveClasses = {
  'GET /live-class': endpoint({
    summary: 'Groups with their live classes of a batch; a teacher sees the own ones',
    tag,
    who: 'teacher',
    query: z.object({
      academic_year_id: z.optional(field.id),
      page: z.optional(field.id),
      size: z.optional(field.pageSize),
    }),
    reply: z.object({
      groups: z.array(LiveGroup),
      sessions: z.array(LiveSession),
      total: z.optional(z.int()),
    }),
  }),
  'POST /live-class/group': endpoint({
    summary: 'Say when a group meets, with whom, where and how many it takes; its classes to come follow',
    tag,
    who: 'clerk',
    body: z.object({
      group_id: field.id,
      places: z.optional(between(1, maxInLiveClass)),
      weekday: z.optional(between(1, 7)),
      time: z.optional(timeOfDay),
      minutes: z.optional(between(shortestMeeting, longestMeeting)),
      /** null: nobody yet */
      teacher_id: z.optional(z.nullable(field.id)),
      /** '' takes it away */
      link: z.optional(field.optionalText(500)),
      version: field.version,
      /** nothing is changed, and what would move is told */
      preview: z._default(z.boolean(), false),
    }),
    reply: z.object({
      group: LiveGroup,
      sessions: z.array(LiveSession),
      /** how many families are told */
      families: z.int(),
    }),
    refusals: ['not_found', 'changed_meanwhile', 'group_time_incomplete', ...timeRefusals, ...linkRefusals],
  }),
  'POST /live-class/move': endpoint({
    summary: 'Move a child to another group of its batch and grade, or tell what that would change',
    tag,
    who: 'clerk',
    body: z.object({ child_id: field.id, group_id: field.id, preview: z._default(z.boolean(), false) }),
    reply: z.object({ group: LiveGroup, sessions: z.array(LiveSession) }),
    refusals: ['not_found', 'group_of_another_class', 'group_full'],
  }),
  'POST /live-class/session': endpoint({
    summary: 'Move one live class, give it a room or teacher of its own, or cancel it',
    tag,
    who: 'clerk',
    body: z.object({
      session_id: field.id,
      starts_at: z.optional(z.iso.datetime()),
      minutes: z.optional(between(shortestMeeting, longestMeeting)),
      teacher_id: z.optional(z.nullable(field.id)),
      link: z.optional(field.optionalText(500)),
      cancelled: z.optional(z.boolean()),
      version: field.version,
    }),
    reply: z.object({ session: LiveSession, families: z.int() }),
    refusals: ['not_found', 'changed_meanwhile', ...timeRefusals, ...linkRefusals],
  }),
  'GET /live-class/session/{sessionId}': endpoint({
    summary: 'A live class with its children, for its teacher and staff',
    tag,
    who: 'teacher',
    params: z.object({ sessionId: field.id }),
    reply: z.object({ session: LiveSession, group: LiveGroup, pupils: z.array(Pupil) }),
  }),
  'POST /live-class/attendance': endpoint({
    summary: 'Say who was there, with a note that the parent may read',
    tag,
    who: 'teacher',
    body: z.object({
      session_id: field.id,
      attendance: z
        .array(
          z.object({
            child_id: field.id,
            state: z.optional(z.nullable(z.enum(['present', 'absent']))),
            note: z.optional(field.optionalLines(1000)),
          }),
        )
        .check(z.maxLength(40, 'invalid')),
    }),
    reply: z.object({ pupils: z.array(Pupil) }),
    refusals: ['not_found', 'class_not_begun'],
  }),
  'GET /live-class/child/{childId}': endpoint({
    summary: "A child's live classes of its year, and where one it was excused from can be made up for",
    tag,
    who: 'member',
    params: z.object({ childId: field.id }),
    reply: z.object({ sessions: z.array(FamilySession), make_ups: z.array(LiveSession) }),
  }),
  'POST /live-class/excuse': endpoint({
    summary: 'Say that a child does not come to its live class, before it begins',
    tag,
    who: 'parent',
    body: z.object({ child_id: field.id, session_id: field.id }),
    reply: z.object({ sessions: z.array(FamilySession), make_ups: z.array(LiveSession) }),
    refusals: ['not_found', 'class_has_begun'],
  }),
  'POST /live-class/make-up': endpoint({
    summary: 'Take a free place in the class of another group, instead of one that was excused',
    tag,
    who: 'parent',
    body: z.object({ child_id: field.id, session_id: field.id }),
    reply: z.object({ sessions: z.array(FamilySession), make_ups: z.array(LiveSession) }),
    refusals: ['not_found', 'make_up_taken'],
  }),
};
