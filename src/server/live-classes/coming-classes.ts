import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { endsAt } from '../../domain/live-classes/joining.ts';
import { longestMeeting } from '../../domain/live-classes/meeting-times.ts';
import { teacherRows } from '../accounts/teachers.ts';
import type { ComingClass } from '../courses/context.ts';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { liveAttendance, liveGroups, livePupils, liveSessions } from './tables.ts';

/** Which child belongs to which class, as a part of a query: with its group unless it was excused, or to make up for its own. */
const expectedChildren = (db: Database, childIds: readonly number[]) => {
  const child = enrolledChildren(db);
  const own = db
    .select({ childId: child.childId, sessionId: liveSessions.sessionId })
    .from(livePupils)
    .innerJoin(child, eq(child.enrolmentId, livePupils.enrolmentId))
    // What its group did before it came is nothing of this child's.
    .innerJoin(
      liveSessions,
      and(
        eq(liveSessions.groupId, livePupils.groupId),
        sql`${liveSessions.startsAt} >= ${livePupils.joinedAt}`,
      ),
    )
    .leftJoin(
      liveAttendance,
      and(eq(liveAttendance.sessionId, liveSessions.sessionId), eq(liveAttendance.childId, child.childId)),
    )
    .where(
      and(
        isAnyOf(child.childId, childIds),
        isNull(child.leftOn),
        // Who came though it was excused is there.
        or(isNull(liveAttendance.excusedAt), isNotNull(liveAttendance.state)),
      ),
    );
  const visits = db
    .select({ childId: liveAttendance.childId, sessionId: liveAttendance.sessionId })
    .from(liveAttendance)
    .where(and(isAnyOf(liveAttendance.childId, childIds), isNotNull(liveAttendance.makesUpFor)));
  return unionAll(own, visits).as('expected_children');
};

/** The live classes that these children are expected in and that are neither cancelled nor over, the next first: one query. */
export const comingClasses = async (
  db: Database,
  childIds: readonly number[],
  now: Date,
): Promise<ComingClass[]> => {
  const expected = expectedChildren(db, childIds);
  const teacher = teacherRows(db, 'teachers');
  const rows = await db
    .select({
      childId: expected.childId,
      academicYearId: liveGroups.academicYearId,
      unit: liveSessions.unit,
      kind: liveSessions.kind,
      startsAt: liveSessions.startsAt,
      minutes: liveSessions.minutes,
      teacher: teacher.teacherName,
    })
    .from(expected)
    .innerJoin(liveSessions, eq(liveSessions.sessionId, expected.sessionId))
    .innerJoin(liveGroups, eq(liveGroups.groupId, liveSessions.groupId))
    // A class has the group's teacher unless it names one.
    .leftJoin(
      teacher,
      sql`${teacher.teacherId} = coalesce(${liveSessions.teacherId}, ${liveGroups.teacherId})`,
    )
    .where(
      and(
        isNull(liveSessions.cancelledAt),
        gt(liveSessions.startsAt, new Date(now.getTime() - longestMeeting * 60_000)),
      ),
    )
    .orderBy(asc(liveSessions.startsAt), asc(liveSessions.sessionId));
  return rows.filter((session) => endsAt(session) > now);
};
