import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { batches } from '../calendar/tables.ts';
import { enrolments } from '../enrolment/tables.ts';
import { children } from '../families/tables.ts';
import { instant, version } from '../platform/db/columns.ts';

/** Who meets live: up to twelve children of a batch and grade. */
export const liveGroups = pgTable(
  'live_groups',
  {
    groupId: integer('group_id').primaryKey().generatedAlwaysAsIdentity(),
    academicYearId: integer('academic_year_id')
      .notNull()
      .references(() => batches.academicYearId, { onDelete: 'cascade' }),
    grade: integer('grade').notNull(),
    /** 1 for the first of its batch and grade */
    number: integer('number').notNull(),
    /** how many children it takes at most */
    places: integer('places').notNull(),
    /** ISO day of the week, in WIB; null with `time` and `minutes` until staff have said when it meets */
    weekday: integer('weekday'),
    /** `HH:MM` in WIB */
    time: text('time'),
    minutes: integer('minutes'),
    teacherId: integer('teacher_id').references(() => users.userId),
    /** the room of all its classes, unless one has its own */
    link: text('link'),
    createdAt: instant('created_at').notNull(),
    version: version(),
  },
  (table) => [
    uniqueIndex('live_groups_number_key').on(table.academicYearId, table.grade, table.number),
    index('live_groups_teacher_idx').on(table.teacherId),
    check('live_groups_grade', sql`${table.grade} between 2 and 6`),
    check('live_groups_places', sql`${table.places} between 1 and 12`),
    check('live_groups_weekday', sql`${table.weekday} between 1 and 7`),
    check(
      'live_groups_time',
      sql`(${table.weekday} is null) = (${table.time} is null) and (${table.time} is null) = (${table.minutes} is null)`,
    ),
  ],
);

/** Which group a child's year belongs to. */
export const livePupils = pgTable(
  'live_pupils',
  {
    enrolmentId: integer('enrolment_id')
      .primaryKey()
      .references(() => enrolments.enrolmentId, { onDelete: 'cascade' }),
    groupId: integer('group_id')
      .notNull()
      .references(() => liveGroups.groupId, { onDelete: 'cascade' }),
    joinedAt: instant('joined_at').notNull(),
    /** how often its own part in the classes changed: excused or not, made up or not, in another group */
    changes: integer('changes').notNull().default(0),
  },
  (table) => [index('live_pupils_group_idx').on(table.groupId)],
);

/** The group in which a child's year was when the child left: the reports that were due by then are still written there (rule R313). */
export const livePupilsLeft = pgTable(
  'live_pupils_left',
  {
    enrolmentId: integer('enrolment_id')
      .primaryKey()
      .references(() => enrolments.enrolmentId, { onDelete: 'cascade' }),
    groupId: integer('group_id')
      .notNull()
      .references(() => liveGroups.groupId, { onDelete: 'cascade' }),
  },
  (table) => [index('live_pupils_left_group_idx').on(table.groupId)],
);

/** A live class of a group: one a unit, and in grades 5 and 6 one with a native teacher. */
export const liveSessions = pgTable(
  'live_sessions',
  {
    sessionId: integer('session_id').primaryKey().generatedAlwaysAsIdentity(),
    groupId: integer('group_id')
      .notNull()
      .references(() => liveGroups.groupId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['class', 'native'] }).notNull(),
    unit: integer('unit').notNull(),
    startsAt: instant('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    /** null: the group's */
    teacherId: integer('teacher_id').references(() => users.userId),
    /** null: the group's */
    link: text('link'),
    /** staff gave it a time of its own: neither the group nor a holiday moves it any more */
    movedByHand: boolean('moved_by_hand').notNull().default(false),
    cancelledAt: instant('cancelled_at'),
    /** the meeting that the school's service made for it, with what its link is and for when it was made */
    meetingId: text('meeting_id'),
    meetingLink: text('meeting_link'),
    meetingAt: instant('meeting_at'),
    version: version(),
  },
  (table) => [
    uniqueIndex('live_sessions_unit_key').on(table.groupId, table.kind, table.unit),
    index('live_sessions_time_idx').on(table.startsAt),
    index('live_sessions_teacher_idx').on(table.teacherId, table.startsAt),
    check('live_sessions_unit', sql`${table.unit} between 1 and 9`),
    check('live_sessions_minutes', sql`${table.minutes} between 20 and 120`),
  ],
);

/** What became of a child's live class: excused before it, there or not, made up for elsewhere, what the teacher noted, or that it is its own no more. */
export const liveAttendance = pgTable(
  'live_attendance',
  {
    sessionId: integer('session_id')
      .notNull()
      .references(() => liveSessions.sessionId, { onDelete: 'cascade' }),
    childId: integer('child_id')
      .notNull()
      .references(() => children.childId),
    /** the class of its own group that it makes up for here; null: this is its own */
    makesUpFor: integer('makes_up_for').references(() => liveSessions.sessionId, { onDelete: 'cascade' }),
    excusedAt: instant('excused_at'),
    state: text('state', { enum: ['present', 'absent'] }),
    /** what the teacher wrote of the child; its parent may read it */
    note: text('note').notNull().default(''),
    markedBy: integer('marked_by').references(() => users.userId),
    markedAt: instant('marked_at'),
    /** the child is expected here no more: nothing else is said then, and its calendar says that this is cancelled */
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.childId] }),
    index('live_attendance_child_idx').on(table.childId),
    uniqueIndex('live_attendance_make_up_key')
      .on(table.childId, table.makesUpFor)
      .where(sql`makes_up_for is not null`),
  ],
);
