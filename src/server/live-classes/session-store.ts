import { type SQL, and, asc, eq, gt, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { type Unit, isUnit } from '../../domain/calendar/unit-and-week.ts';
import { substitutionDays } from '../../domain/live-classes/attendance.ts';
import { longestMeeting } from '../../domain/live-classes/meeting-times.ts';
import type { KeptSession } from '../../domain/live-classes/timetable.ts';
import { type Teacher, teacherOf, teacherRows } from '../accounts/teachers.ts';
import { batchRows } from '../calendar/batch-rows.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { onlyRow } from '../platform/db/rows.ts';
import type { ClassScope } from './class-scope.ts';
import { liveAttendance, liveGroups, livePupils, liveSessions } from './tables.ts';
import { groupsInScope } from './taught-years.ts';

export type SessionRow = typeof liveSessions.$inferSelect;
type GroupRow = typeof liveGroups.$inferSelect;

const unitOf = ({ sessionId, unit }: SessionRow): Unit => {
  if (!isUnit(unit)) throw new Error(`live class ${sessionId} is of no unit: ${unit}`);
  return unit;
};

/** A stored live class in the words of the rules. */
export const keptSession = (row: SessionRow): KeptSession => ({
  sessionId: row.sessionId,
  unit: unitOf(row),
  startsAt: row.startsAt,
  minutes: row.minutes,
  movedByHand: row.movedByHand,
  cancelledAt: row.cancelledAt,
});

/** The live classes of these groups, in the order of their times. */
export const selectSessions = (db: Database, groupIds: readonly number[]): Promise<SessionRow[]> =>
  db
    .select()
    .from(liveSessions)
    .where(isAnyOf(liveSessions.groupId, groupIds))
    .orderBy(asc(liveSessions.startsAt), asc(liveSessions.sessionId));

/** A live class with its group and whoever holds it. */
export interface ClassView {
  session: SessionRow;
  group: GroupRow;
  batch: number;
  /** who holds it: its own teacher, else the group's; null while there is nobody */
  teacher: Teacher | null;
}

// A class has the group's teacher unless it names one.
const heldBy = sql`coalesce(${liveSessions.teacherId}, ${liveGroups.teacherId})`;
const inScope = ({ teacherId }: ClassScope): SQL | undefined =>
  teacherId === null ? undefined : sql`${heldBy} = ${teacherId}`;

/** How many children a class has already: its group's, and visitors. */
const taken = {
  pupils: sql<number>`(select count(*)::int from ${livePupils} where ${livePupils.groupId} = ${liveSessions.groupId} and ${livePupils.joinedAt} <= ${liveSessions.startsAt})`,
  visitors: sql<number>`(select count(*)::int from ${liveAttendance} where ${liveAttendance.sessionId} = ${liveSessions.sessionId} and ${liveAttendance.makesUpFor} is not null)`,
};
const uncounted: typeof taken = { pupils: sql`0`, visitors: sql`0` };

const classesWhere = (db: Database, condition: SQL | undefined, counts = uncounted) => {
  const batch = batchRows(db);
  const teacher = teacherRows(db, 'teachers');
  return db
    .select({
      session: liveSessions,
      group: liveGroups,
      batch: batch.batch,
      teacherId: teacher.teacherId,
      teacherName: teacher.teacherName,
      ...counts,
    })
    .from(liveSessions)
    .innerJoin(liveGroups, eq(liveGroups.groupId, liveSessions.groupId))
    .innerJoin(batch, eq(batch.academicYearId, liveGroups.academicYearId))
    .leftJoin(teacher, sql`${teacher.teacherId} = ${heldBy}`)
    .where(condition)
    .orderBy(asc(liveSessions.startsAt), asc(liveSessions.sessionId));
};
type ViewRow = Awaited<ReturnType<typeof classesWhere>>[number];

const view = ({ session, group, batch, ...teacher }: ViewRow): ClassView => ({
  session,
  group,
  batch,
  teacher: teacherOf(teacher),
});

/** The live classes of these groups, with whoever holds them. */
export const classesOf = async (db: Database, groupIds: readonly number[]): Promise<ClassView[]> =>
  (await classesWhere(db, isAnyOf(liveSessions.groupId, groupIds))).map(view);

/**
 * A class that lies within the scope: of a teacher one that it holds, as long as it may see the children of that group, or the class
 * began lately; another teacher's is not found (rule R165).
 */
export const findClass = async (
  db: Database,
  scope: ClassScope,
  sessionId: number,
  now: Date,
): Promise<ClassView | null> => {
  const lately = gt(liveSessions.startsAt, new Date(now.getTime() - substitutionDays * 24 * 3_600_000));
  const held = and(inScope(scope), or(groupsInScope(db, scope, now), lately));
  const [row] = await classesWhere(
    db,
    and(eq(liveSessions.sessionId, sessionId), scope.teacherId === null ? undefined : held),
  );
  return row ? view(row) : null;
};

/** The classes of a time, from its beginning to before its end. */
export const classesBetween = async (
  db: Database,
  scope: ClassScope,
  { from, to }: { from: Date; to: Date },
): Promise<ClassView[]> =>
  (
    await classesWhere(
      db,
      and(gte(liveSessions.startsAt, from), lt(liveSessions.startsAt, to), inScope(scope)),
    )
  ).map(view);

const isWithoutRoom = (scope: ClassScope, { from, to }: { from: Date; to: Date }) =>
  and(
    gte(liveSessions.startsAt, from),
    lt(liveSessions.startsAt, to),
    isNull(liveSessions.cancelledAt),
    isNull(sql`coalesce(${liveSessions.link}, ${liveGroups.link}, ${liveSessions.meetingLink})`),
    inScope(scope),
  );

/** The classes of a time that are not cancelled and for which nobody has said where they are held. */
export const classesWithoutRoom = async (
  db: Database,
  scope: ClassScope,
  within: { from: Date; to: Date },
): Promise<ClassView[]> => (await classesWhere(db, isWithoutRoom(scope, within))).map(view);

/** How many they are, as a part of a query. */
export const countClassesWithoutRoom = (db: Database, scope: ClassScope, within: { from: Date; to: Date }) =>
  db.$count(
    db
      .select({ sessionId: liveSessions.sessionId })
      .from(liveSessions)
      .innerJoin(liveGroups, eq(liveGroups.groupId, liveSessions.groupId))
      .where(isWithoutRoom(scope, within))
      .as('classes_without_room'),
  );

/** The classes to come of these teachers that are not cancelled, or may still be under way, in all batches. */
export const comingOf = async (
  db: Database,
  teacherIds: readonly number[],
  now: Date,
): Promise<ClassView[]> =>
  (
    await classesWhere(
      db,
      and(
        gt(liveSessions.startsAt, new Date(now.getTime() - longestMeeting * 60_000)),
        isNull(liveSessions.cancelledAt),
        isAnyOf(heldBy, teacherIds),
      ),
    )
  ).map(view);

/** The classes to come of one teacher, without group and batch. */
export const comingClassesOf = async (db: Database, teacherId: number, now: Date): Promise<SessionRow[]> =>
  (await comingOf(db, [teacherId], now)).map(({ session }) => session);

/** The classes of a child's group, and those of the same batch among some others. */
export const classesOfChild = async (
  db: Database,
  { groupId, academicYearId }: Pick<GroupRow, 'groupId' | 'academicYearId'>,
  sessionIds: readonly number[],
): Promise<ClassView[]> =>
  (
    await classesWhere(
      db,
      or(
        eq(liveSessions.groupId, groupId),
        and(isAnyOf(liveSessions.sessionId, sessionIds), eq(liveGroups.academicYearId, academicYearId)),
      ),
    )
  ).map(view);

/** Classes to come that other groups of a batch and grade have, with how many children each has already. */
export const otherClasses = async (
  db: Database,
  { academicYearId, grade, groupId }: Pick<GroupRow, 'academicYearId' | 'grade' | 'groupId'>,
  now: Date,
) => {
  const rows = await classesWhere(
    db,
    and(
      eq(liveGroups.academicYearId, academicYearId),
      eq(liveGroups.grade, grade),
      ne(liveGroups.groupId, groupId),
      eq(liveSessions.kind, 'class'),
      gt(liveSessions.startsAt, now),
    ),
    taken,
  );
  return rows.map((row) => ({ ...view(row), pupils: row.pupils, visitors: row.visitors }));
};

/** How many children these classes have: of the group, from other groups, excused, and of whom it was said whether they were there. */
export const countsOf = async (db: Database, sessionIds: readonly number[]) => {
  const rows = await db
    .select({
      sessionId: liveSessions.sessionId,
      pupils: taken.pupils,
      visitors: sql<number>`count(${liveAttendance.childId}) filter (where ${liveAttendance.makesUpFor} is not null)::int`,
      excused: sql<number>`count(${liveAttendance.childId}) filter (where ${liveAttendance.excusedAt} is not null)::int`,
      marked: sql<number>`count(${liveAttendance.state})::int`,
    })
    .from(liveSessions)
    .leftJoin(liveAttendance, eq(liveAttendance.sessionId, liveSessions.sessionId))
    .where(isAnyOf(liveSessions.sessionId, sessionIds))
    .groupBy(liveSessions.sessionId, liveSessions.groupId);
  return new Map(rows.map(({ sessionId, ...counts }) => [sessionId, counts]));
};

/** Until the transaction ends nobody else gives live classes their times: a teacher is not taken twice at once. */
export const lockTimes = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('live_times'), 0)`);

export const insertSessions = async (
  tx: Tx,
  sessions: readonly (typeof liveSessions.$inferInsert)[],
): Promise<SessionRow[]> =>
  sessions.length === 0
    ? []
    : tx
        .insert(liveSessions)
        .values([...sessions])
        .returning();

export const updateSession = (
  tx: Tx,
  sessionId: number,
  changes: Partial<Omit<SessionRow, 'sessionId' | 'groupId' | 'version' | 'meetingAt'>> & {
    meetingAt?: SQL;
  },
): Promise<SessionRow> =>
  onlyRow(
    tx.update(liveSessions).set(changes).where(eq(liveSessions.sessionId, sessionId)).returning(),
    `there is no live class ${sessionId}`,
  );

/** Set with another length: the meeting of a class was made for another one, and its service is told (rule R192). */
export const roomToMove = {
  meetingAt: sql`case when ${liveSessions.meetingId} is null then null else 'epoch'::timestamptz end`,
};
