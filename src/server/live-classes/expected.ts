import { and, asc, eq, gt, isNotNull, isNull, min, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { teacherRows } from '../accounts/teachers.ts';
import type { CalendarClass } from '../courses/context.ts';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import type { Database } from '../platform/db/database.ts';
import { selectExpected } from './attendance-store.ts';
import { liveAttendance, liveGroups, livePupils, liveSessions } from './tables.ts';

/** When the next live class after an instant begins; null: none is planned. */
export const nextClassAfter = async (db: Database, instant: Date): Promise<Date | null> => {
  const [row] = await db
    .select({ at: min(liveSessions.startsAt) })
    .from(liveSessions)
    .where(and(gt(liveSessions.startsAt, instant), isNull(liveSessions.cancelledAt)));
  return row?.at ?? null;
};

/** A live class with the children who are expected in it. */
export interface ExpectedClass {
  readonly startsAt: Date;
  readonly minutes: number;
  readonly unit: number;
  readonly kind: 'class' | 'native';
  /** the first name of whoever teaches it */
  readonly teacher: string | null;
  readonly childIds: readonly number[];
}

/**
 * The live classes that begin at an instant, each with its group's children without those excused, and visitors: in three queries,
 * however many classes there are.
 */
export const expectedAt = async (db: Database, startsAt: Date): Promise<ExpectedClass[]> => {
  const teacher = teacherRows(db, 'teachers');
  const classes = await db
    .select({
      sessionId: liveSessions.sessionId,
      startsAt: liveSessions.startsAt,
      minutes: liveSessions.minutes,
      unit: liveSessions.unit,
      kind: liveSessions.kind,
      teacher: teacher.teacherName,
    })
    .from(liveSessions)
    .innerJoin(liveGroups, eq(liveGroups.groupId, liveSessions.groupId))
    // A class has the group's teacher unless it names one.
    .leftJoin(
      teacher,
      sql`${teacher.teacherId} = coalesce(${liveSessions.teacherId}, ${liveGroups.teacherId})`,
    )
    .where(and(eq(liveSessions.startsAt, startsAt), isNull(liveSessions.cancelledAt)))
    .orderBy(asc(liveSessions.sessionId));
  const expected = await selectExpected(
    db,
    classes.map(({ sessionId }) => sessionId),
  );
  const comingTo = Map.groupBy(
    expected.filter(({ isExcused }) => !isExcused),
    ({ sessionId }) => sessionId,
  );
  return classes.map(({ sessionId, ...one }) => ({
    ...one,
    childIds: (comingTo.get(sessionId) ?? []).map(({ childId }) => childId),
  }));
};

/** A child's live classes of a year as its calendar tells them, those of its group, those that it makes up in and those that it is expected in no more (rule R222): one query. */
export const classesOf = async (
  db: Database,
  childId: number,
  academicYearId: number,
): Promise<CalendarClass[]> => {
  const child = enrolledChildren(db);
  const groupOfChild = alias(liveGroups, 'group_of_child');
  const own = db
    .select({ groupId: livePupils.groupId, changes: livePupils.changes })
    .from(livePupils)
    .innerJoin(child, eq(child.enrolmentId, livePupils.enrolmentId))
    .innerJoin(groupOfChild, eq(groupOfChild.groupId, livePupils.groupId))
    .where(and(eq(child.childId, childId), eq(groupOfChild.academicYearId, academicYearId)))
    .limit(1)
    .as('own');
  const teacher = teacherRows(db, 'teachers');
  const rows = await db
    .select({
      session: liveSessions,
      excusedAt: liveAttendance.excusedAt,
      // Back in a group that it left, a child is expected there again.
      isEnded: sql<boolean>`${liveAttendance.endedAt} is not null and ${liveSessions.groupId} is distinct from ${own.groupId}`,
      teacher: teacher.teacherName,
      // Whatever of its class, its group and its child changes, it is said anew (rule R197).
      sequence: sql<number>`${liveSessions.version} + ${liveGroups.version} + coalesce(${own.changes}, 0)`,
    })
    .from(liveSessions)
    .innerJoin(liveGroups, eq(liveGroups.groupId, liveSessions.groupId))
    .leftJoin(own, sql`true`)
    .leftJoin(
      teacher,
      sql`${teacher.teacherId} = coalesce(${liveSessions.teacherId}, ${liveGroups.teacherId})`,
    )
    .leftJoin(
      liveAttendance,
      and(eq(liveAttendance.sessionId, liveSessions.sessionId), eq(liveAttendance.childId, childId)),
    )
    .where(
      and(
        eq(liveGroups.academicYearId, academicYearId),
        or(
          eq(liveSessions.groupId, own.groupId),
          isNotNull(liveAttendance.makesUpFor),
          isNotNull(liveAttendance.endedAt),
        ),
      ),
    )
    .orderBy(asc(liveSessions.startsAt), asc(liveSessions.sessionId));
  return rows.map(
    ({
      session: { sessionId, unit, kind, startsAt, minutes, cancelledAt },
      excusedAt,
      isEnded,
      teacher: name,
      sequence,
    }) => ({
      sessionId,
      unit,
      kind,
      startsAt,
      minutes,
      teacher: name,
      isCancelled: cancelledAt !== null || excusedAt !== null || isEnded,
      isEnded,
      sequence,
    }),
  );
};
