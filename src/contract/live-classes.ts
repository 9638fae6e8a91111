import * as z from 'zod/mini';
import { longestMeeting, shortestMeeting } from '../domain/live-classes/meeting-times.ts';
import { maxInLiveClass } from '../domain/courses/class-rules.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { LiveGroup, LiveSession, teacher } from './live-class-objects.ts';
import type { FieldProblem } from './refusals.ts';

const tag = 'Live classes';

const between = (least: number, most: number) =>
  z
    .int({ error: field.missingOrInvalid })
    .check(z.gte(least, 'invalid' satisfies FieldProblem), z.lte(most, 'invalid' satisfies FieldProblem));
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid' satisfies FieldProblem));
/** What became of a child's live class. */
export const Attendance = z.enum(['present', 'absent', 'excused']);

/** A live class with the group that meets, as lists of staff show it. */
const ListedSession = z.extend(LiveSession, {
  batch: z.int(),
  grade: z.int(),
  /** of its group */
  number: z.int(),
  /** how many children are expected: the group's without those excused, and visitors */
  expected: z.int(),
  /** of how many it was said whether they were there */
  marked: z.int(),
});
export type ListedSession = z.output<typeof ListedSession>;

/** A live class as its child's family sees it. */
const FamilySession = z.extend(LiveSession, {
  /** null until the teacher has said */
  attendance: z.nullable(Attendance),
  /** what the teacher wrote of the child */
  note: z.string(),
  /** the family may still say that the child does not come */
  may_be_excused: z.boolean(),
  /** which class of its own group it makes up for here; null: this is its own group's */
  makes_up_for: z.nullable(z.int()),
});
export type FamilySession = z.output<typeof FamilySession>;

/** When and with whom a child meets. */
const FamilyGroup = z.object({
  number: z.int(),
  weekday: z.nullable(z.int()),
  time: z.nullable(z.string()),
  minutes: z.nullable(z.int()),
  teacher,
});

const ofChild = z.object({
  /** null: the child is in no group, as before its placement test */
  group: z.nullable(FamilyGroup),
  /** of its year, in the order of their times; a class that is made up for elsewhere is followed by the one it is made up in */
  sessions: z.array(FamilySession),
  /** where a class that the child was excused from, or that was cancelled, can be made up for: each with a free place */
  make_ups: z.array(z.extend(LiveSession, { instead_of: z.int() })),
  /** how many of the classes that are over it came to, also elsewhere; a cancelled one counts where it was made up for */
  attended: z.int(),
  held: z.int(),
});
export type ChildLiveClasses = z.output<typeof ofChild>;

const face = {
  child_id: z.int(),
  first_name: z.string(),
  age: z.int(),
  /** with the family's consent (`photo_to_teachers`); null: the drawn face */
  photo_url: z.nullable(z.string()),
};

/** A child in a live class, as its teacher sees it: nothing of phone, address, mail or money. */
const Pupil = z.object({
  ...face,
  attendance: z.nullable(Attendance),
  note: z.string(),
  /** it comes from another group, to make up for its own class */
  is_visitor: z.boolean(),
});
export type Pupil = z.output<typeof Pupil>;

/** A child of a group, with how often it came. */
const Member = z.object({ ...face, present: z.int(), absent: z.int(), excused: z.int() });
export type Member = z.output<typeof Member>;

const one = z.object({ group: LiveGroup, sessions: z.array(LiveSession), members: z.array(Member) });
const changed = z.extend(one, {
  /** how many families are told, or would be */
  families: z.int(),
});

const timeRefusals = [
  'class_has_begun',
  'class_in_the_past',
  'class_outside_the_year',
  'class_in_holiday',
  'class_at_night',
  'teacher_taken',
  'group_taken',
  'teacher_gone',
] as const;
const linkRefusals = ['link_not_https', 'link_of_another_host', 'link_of_the_host'] as const;
/** Of a school's years: other programs send what no calendar holds. */
const instant = z.iso
  .datetime({ offset: true, error: field.missingOrInvalid })
  .check(z.refine((text) => isOfSchoolYears(text), { error: 'invalid' satisfies FieldProblem }));
const isOfSchoolYears = (text: string) => /^2[01]\d\d-/.test(text);
const minutes = between(shortestMeeting, longestMeeting);
/** nothing is changed, and what would be is told */
const preview = z._default(z.boolean(), false);

export const liveClasses = {
  'GET /live-class': endpoint({
    summary: 'The groups of a batch with their live classes; a teacher sees the own ones',
    tag,
    who: 'teacher',
    query: z.object({
      /** absent: the batch that began last, or else begins first; for a teacher all that are not over */
      academic_year_id: z.optional(field.id),
      grade: z.optional(field.grade),
      /** only groups with a free place */
      free: z.optional(field.flag),
      /** only groups that have no times yet; where no batch is named, of all that are not over */
      without_time: z.optional(field.flag),
      page: z.optional(field.id),
      size: z.optional(field.pageSize),
    }),
    reply: z.object({
      groups: z.array(LiveGroup),
      sessions: z.array(LiveSession),
      total: z.optional(z.int()),
      /** how many children of the batch are in no group yet, whatever is filtered; absent for teachers; `grade` null: not decided */
      without_group: z.optional(z.array(z.object({ grade: z.nullable(z.int()), children: z.int() }))),
    }),
  }),
  'GET /live-class/week': endpoint({
    summary: 'All live classes of the seven days from a day on; a teacher sees the own ones',
    tag,
    who: 'teacher',
    query: z.object({
      from: field.calendarDate.check(
        z.refine((day) => isOfSchoolYears(day), { error: 'invalid' satisfies FieldProblem }),
      ),
      /** only classes to come that need a room soon and have none: in the fourteen days from that day on, with a service for rooms in two */
      without_room: z.optional(field.flag),
    }),
    reply: z.object({ sessions: z.array(ListedSession) }),
  }),
  'GET /live-class/absent': endpoint({
    summary: 'Children of a batch who were absent twice or more without being excused, the most often first',
    tag,
    who: 'clerk',
    query: z.object({
      academic_year_id: field.id,
      page: z.optional(field.id),
      size: z.optional(field.pageSize),
    }),
    reply: z.object({
      absences: z.array(
        z.object({
          child_id: z.int(),
          child: z.string(),
          user_id: z.int(),
          grade: z.int(),
          number: z.int(),
          absent: z.int(),
          /** an ISO instant: the last class it was absent from */
          last: z.string(),
        }),
      ),
      total: z.optional(z.int()),
    }),
  }),
  'GET /live-class/teachers': endpoint({
    summary: 'Who of the staff may hold live classes',
    tag,
    who: 'clerk',
    reply: z.object({
      teachers: z.array(z.object({ user_id: z.int(), first_name: z.string() })),
    }),
  }),
  'GET /live-class/group/{groupId}': endpoint({
    summary: 'A group with its children and live classes',
    tag,
    who: 'teacher',
    params: z.object({ groupId: field.id }),
    reply: one,
  }),
  'POST /live-class/group': endpoint({
    summary:
      'Say when a group meets, with whom, where and how many it takes; its classes to come follow. Its teacher says all but with whom',
    tag,
    who: 'teacher',
    body: z.object({
      group_id: field.id,
      places: z.optional(between(1, maxInLiveClass)),
      /** with `time` and `minutes` */
      weekday: z.optional(between(1, 7)),
      time: z.optional(timeOfDay),
      minutes: z.optional(minutes),
      /** null: nobody yet */
      teacher_id: z.optional(z.nullable(field.id)),
      /** '' takes it away */
      link: z.optional(field.trimmed(field.oneLine, 500)),
      version: field.version,
      preview,
    }),
    reply: changed,
    refusals: [
      'not_found',
      'not_allowed',
      'changed_meanwhile',
      'group_time_incomplete',
      ...timeRefusals,
      ...linkRefusals,
    ],
  }),
  'POST /live-class/move': endpoint({
    summary: 'Move a child to another group of its batch and grade, or tell what that would change',
    tag,
    who: 'clerk',
    body: z.object({ child_id: field.id, group_id: field.id, preview }),
    reply: changed,
    refusals: ['not_found', 'group_of_another_class', 'group_full'],
  }),
  'POST /live-class/message': endpoint({
    summary: 'Write to the families of a group: into their inbox, and by mail with the notices of the day',
    tag,
    who: 'clerk',
    body: z.object({ group_id: field.id, text: field.lines(1000) }),
    reply: z.object({ families: z.int() }),
    creates: { readBy: null },
    refusals: ['not_found', 'link_in_message'],
  }),
  'POST /live-class/session': endpoint({
    summary:
      'Move one live class, give it a room or teacher of its own, cancel it or give it again; its teacher all but another teacher',
    tag,
    who: 'teacher',
    body: z.object({
      session_id: field.id,
      starts_at: z.optional(instant),
      minutes: z.optional(minutes),
      /** null: the group's */
      teacher_id: z.optional(z.nullable(field.id)),
      /** '': the group's */
      link: z.optional(field.trimmed(field.oneLine, 500)),
      cancelled: z.optional(z.boolean()),
      version: field.version,
      preview,
    }),
    reply: z.object({ session: LiveSession, families: z.int() }),
    refusals: ['not_found', 'not_allowed', 'changed_meanwhile', ...timeRefusals, ...linkRefusals],
  }),
  'POST /live-class/native': endpoint({
    summary:
      'Appoint a session with a native teacher for a group of grade 5 or 6, after six months of its year',
    tag,
    who: 'clerk',
    body: z.object({
      group_id: field.id,
      starts_at: instant,
      minutes,
      teacher_id: z.optional(z.nullable(field.id)),
      link: z.optional(field.trimmed(field.oneLine, 500)),
    }),
    reply: z.object({ session: LiveSession, families: z.int() }),
    status: 201,
    creates: { object: 'session', id: 'session_id', readBy: 'GET /live-class/session/{sessionId}' },
    refusals: ['not_found', 'native_not_yet', 'native_there', ...timeRefusals, ...linkRefusals],
  }),
  'GET /live-class/session/{sessionId}': endpoint({
    summary: 'A live class with its children, for its teacher and staff',
    tag,
    who: 'teacher',
    params: z.object({ sessionId: field.id }),
    reply: z.object({ session: ListedSession, pupils: z.array(Pupil) }),
  }),
  'GET /live-class/session/{sessionId}/host': endpoint({
    summary: 'Go to the room of a live class as its host; the address it leads to is kept nowhere',
    tag,
    who: 'teacher',
    params: z.object({ sessionId: field.id }),
    answers: 'redirect',
    notFromOtherSites: true,
    refusals: ['not_found', 'part_down'],
  }),
  'GET /live-class/photo/{childId}': endpoint({
    summary: "A child's photo for the teacher of its group, while its family allows it",
    tag,
    who: 'teacher',
    params: z.object({ childId: field.id }),
    query: field.ofVersion,
    answers: 'image',
    notFromOtherSites: true,
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
            /** null takes it back; absent: it stays */
            state: z.optional(z.nullable(z.enum(['present', 'absent']))),
            /** absent: it stays */
            note: z.optional(field.trimmed(field.manyLines, 1000)),
          }),
        )
        .check(z.maxLength(40, 'invalid' satisfies FieldProblem)),
    }),
    reply: z.object({ pupils: z.array(Pupil) }),
    refusals: ['not_found', 'class_not_begun'],
  }),
  'GET /live-class/child/{childId}': endpoint({
    summary: "A child's live classes of its year, and where one it was excused from can be made up for",
    tag,
    who: 'member',
    params: z.object({ childId: field.id }),
    reply: ofChild,
  }),
  'POST /live-class/excuse': endpoint({
    summary:
      'Say that a child does not come to its live class, before it begins; `excused` false takes it back',
    tag,
    who: 'parent',
    body: z.object({ child_id: field.id, session_id: field.id, excused: z._default(z.boolean(), true) }),
    reply: ofChild,
    refusals: ['not_found', 'class_has_begun', 'class_cancelled'],
  }),
  'POST /live-class/make-up': endpoint({
    summary: 'Take a free place in the class of another group, instead of one that was excused or cancelled',
    tag,
    who: 'parent',
    body: z.object({ child_id: field.id, session_id: field.id }),
    reply: ofChild,
    refusals: ['not_found', 'make_up_taken'],
  }),
  'POST /live-class/give-up': endpoint({
    summary: 'Give the class up in which this one was to be made up for, before it begins',
    tag,
    who: 'parent',
    body: z.object({
      child_id: field.id,
      /** the class of its own group; said again it changes nothing */
      session_id: field.id,
    }),
    reply: ofChild,
    refusals: ['not_found', 'class_has_begun'],
  }),
};
