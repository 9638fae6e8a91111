import { and, between, eq, isNull } from 'drizzle-orm';
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
        isNull(liveSessions.cancelledAt),
      ),
    );
  const ofChild = Map.groupBy(
    rows.filter((row) => endsAt(row) <= now),
    ({ childId }) => childId,
  );
  return (childId) => {
    const said = new Map((ofChild.get(childId) ?? []).map((row) => [row.sessionId, row]));
    return attendanceCount([...said.keys()], said);
  };
};
