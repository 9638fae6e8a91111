import { and, between, eq } from 'drizzle-orm';
import { attendanceCount } from '../../domain/live-classes/attendance.ts';
import { endsAt } from '../../domain/live-classes/joining.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { liveAttendance, liveGroups, liveSessions } from './tables.ts';

/** How many of its classes in these units of a batch, both included, each of these children was at: one query (rule R191). */
export const attendanceInUnits = async (
  db: Database,
  childIds: readonly number[],
  { academicYearId, first, last, now }: { academicYearId: number; first: number; last: number; now: Date },
): Promise<(childId: number) => { attended: number; held: number }> => {
  const rows = await db
    .select({
      childId: liveAttendance.childId,
      sessionId: liveAttendance.sessionId,
      state: liveAttendance.state,
      excusedAt: liveAttendance.excusedAt,
      makesUpFor: liveAttendance.makesUpFor,
      cancelledAt: liveSessions.cancelledAt,
      startsAt: liveSessions.startsAt,
      minutes: liveSessions.minutes,
    })
    .from(liveAttendance)
    .innerJoin(liveSessions, eq(liveSessions.sessionId, liveAttendance.sessionId))
    .innerJoin(liveGroups, eq(liveGroups.groupId, liveSessions.groupId))
    .where(
      and(
        isAnyOf(liveAttendance.childId, childIds),
        eq(liveGroups.academicYearId, academicYearId),
        between(liveSessions.unit, first, last),
      ),
    );
  const ofChild = Map.groupBy(
    rows.filter((row) => endsAt(row) <= now),
    ({ childId }) => childId,
  );
  return (childId) => {
    const theirs = ofChild.get(childId) ?? [];
    const said = new Map(theirs.map((row) => [row.sessionId, row]));
    const over = theirs.filter(({ cancelledAt }) => cancelledAt === null).map(({ sessionId }) => sessionId);
    // Of a class that was made up for and took place the child was excused, so that it has a row of its own.
    const cancelled = theirs.flatMap(({ makesUpFor: id }) => (id === null || over.includes(id) ? [] : [id]));
    return attendanceCount({ over, cancelled }, said);
  };
};
