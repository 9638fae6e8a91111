import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { loggedMoves } from '../audit/family-data.ts';
import { enrolledChildren, yearsOfChildren } from '../enrolment/enrolled-children.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { deleteAttendance } from './attendance-store.ts';
import { liveAttendance, liveGroups, livePupils, livePupilsLeft, liveSessions } from './tables.ts';

/** What is held on the live classes of these children: their groups, moves by staff, and what became of each class, with the teachers' notes. */
export const heldOfClasses = async (db: Database, childIds: readonly number[]) => {
  const child = enrolledChildren(db);
  const groups = await db
    .select({
      childId: child.childId,
      enrolmentId: livePupils.enrolmentId,
      grade: liveGroups.grade,
      number: liveGroups.number,
      joinedAt: livePupils.joinedAt,
    })
    .from(livePupils)
    .innerJoin(child, eq(child.enrolmentId, livePupils.enrolmentId))
    .innerJoin(liveGroups, eq(liveGroups.groupId, livePupils.groupId))
    .where(isAnyOf(child.childId, childIds))
    .orderBy(asc(livePupils.enrolmentId));
  const groupsLeft = await db
    .select({
      childId: child.childId,
      leftOn: child.leftOn,
      grade: liveGroups.grade,
      number: liveGroups.number,
    })
    .from(livePupilsLeft)
    .innerJoin(child, eq(child.enrolmentId, livePupilsLeft.enrolmentId))
    .innerJoin(liveGroups, eq(liveGroups.groupId, livePupilsLeft.groupId))
    .where(isAnyOf(child.childId, childIds))
    .orderBy(asc(livePupilsLeft.enrolmentId));
  const attendance = await db
    .select({
      childId: liveAttendance.childId,
      unit: liveSessions.unit,
      kind: liveSessions.kind,
      startsAt: liveSessions.startsAt,
      excusedAt: liveAttendance.excusedAt,
      isMakeUp: sql<boolean>`${liveAttendance.makesUpFor} is not null`,
      state: liveAttendance.state,
      note: liveAttendance.note,
      markedAt: liveAttendance.markedAt,
    })
    .from(liveAttendance)
    .innerJoin(liveSessions, eq(liveSessions.sessionId, liveAttendance.sessionId))
    .where(and(isAnyOf(liveAttendance.childId, childIds), isNull(liveAttendance.endedAt)))
    .orderBy(asc(liveSessions.startsAt), asc(liveAttendance.childId));
  // Of a group that a child was in before, nothing is kept but that staff moved it, or that it left there.
  return { groups, groupsLeft, movesByStaff: await loggedMoves(db, childIds), attendance };
};

/** Nothing of these children is left in groups and classes: neither whether they were there nor what a teacher noted (rule R199). */
export const eraseClasses = async (tx: Tx, childIds: readonly number[]): Promise<void> => {
  const ids = await yearsOfChildren(tx, childIds);
  await tx.delete(livePupils).where(isAnyOf(livePupils.enrolmentId, ids));
  await tx.delete(livePupilsLeft).where(isAnyOf(livePupilsLeft.enrolmentId, ids));
  await deleteAttendance(tx, childIds);
};
