import { and, asc, eq, exists, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { liveAttendance, liveGroups, livePupils, liveSessions } from './tables.ts';

export type AttendanceRow = typeof liveAttendance.$inferSelect;

/** A child that comes to a class, or was to: with its group, or from another one to make up for its own. */
export interface Expected {
  sessionId: number;
  childId: number;
  isVisitor: boolean;
  isExcused: boolean;
}

/** The children of the groups of these classes, those excused too. */
export const selectPupilsOf = (db: Database, sessionIds: readonly number[]) => {
  const child = enrolledChildren(db);
  return db
    .select({
      sessionId: liveSessions.sessionId,
      childId: child.childId,
      excusedAt: liveAttendance.excusedAt,
    })
    .from(liveSessions)
    .innerJoin(
      livePupils,
      // Who came later has nothing to do with what was before.
      and(eq(livePupils.groupId, liveSessions.groupId), lte(livePupils.joinedAt, liveSessions.startsAt)),
    )
    .innerJoin(child, eq(child.enrolmentId, livePupils.enrolmentId))
    .leftJoin(
      liveAttendance,
      and(eq(liveAttendance.sessionId, liveSessions.sessionId), eq(liveAttendance.childId, child.childId)),
    )
    .where(isAnyOf(liveSessions.sessionId, sessionIds));
};

/** Who belongs to these classes: the children of their groups, those excused too, and visitors. */
export const selectExpected = async (db: Database, sessionIds: readonly number[]): Promise<Expected[]> => {
  const pupils = await selectPupilsOf(db, sessionIds);
  const visitors = await db
    .select({ sessionId: liveAttendance.sessionId, childId: liveAttendance.childId })
    .from(liveAttendance)
    .where(and(isAnyOf(liveAttendance.sessionId, sessionIds), sql`${liveAttendance.makesUpFor} is not null`));
  return [
    ...pupils.map(({ excusedAt, ...one }) => ({ ...one, isVisitor: false, isExcused: excusedAt !== null })),
    ...visitors.map((one) => ({ ...one, isVisitor: true, isExcused: false })),
  ];
};

export const attendanceIn = (db: Database, sessionId: number): Promise<AttendanceRow[]> =>
  db
    .select()
    .from(liveAttendance)
    .where(and(eq(liveAttendance.sessionId, sessionId), isNull(liveAttendance.endedAt)));

/** What became of a child's live classes, whatever their group. */
export const attendanceOf = (db: Database, childIds: readonly number[]): Promise<AttendanceRow[]> =>
  db
    .select()
    .from(liveAttendance)
    .where(and(isAnyOf(liveAttendance.childId, childIds), isNull(liveAttendance.endedAt)))
    .orderBy(asc(liveAttendance.sessionId), asc(liveAttendance.childId));

/** Keeps what is said of a child in a class, besides what was said before. */
export const saveAttendance = async (
  tx: Tx,
  { sessionId, childId }: Pick<AttendanceRow, 'sessionId' | 'childId'>,
  said: Partial<Omit<AttendanceRow, 'sessionId' | 'childId'>>,
): Promise<void> => {
  await tx
    .insert(liveAttendance)
    .values({ sessionId, childId, ...said })
    .onConflictDoUpdate({
      target: [liveAttendance.sessionId, liveAttendance.childId],
      set: { ...said, endedAt: null },
    });
};

/** What is left of a row once its child is expected there no more: that its calendar told of it (rule R222). */
const ended = (now: Date) => ({
  makesUpFor: null,
  excusedAt: null,
  state: null,
  note: '',
  markedBy: null,
  markedAt: null,
  endedAt: now,
});

/** Whoever was to visit a class that does not take place may make up elsewhere. */
export const endVisitsTo = async (tx: Tx, sessionId: number, now: Date): Promise<void> => {
  await tx
    .update(liveAttendance)
    .set(ended(now))
    .where(and(eq(liveAttendance.sessionId, sessionId), isNotNull(liveAttendance.makesUpFor)));
};

/** Which children of the group of a class make up for it elsewhere, with when, and whether they were excused from it. */
export const visitsInsteadOf = async (db: Database, sessionId: number) => {
  const own = alias(liveAttendance, 'own_attendance');
  const ownSession = alias(liveSessions, 'own_session');
  const child = enrolledChildren(db);
  return (
    db
      .select({
        childId: liveAttendance.childId,
        enrolmentId: livePupils.enrolmentId,
        startsAt: liveSessions.startsAt,
        excusedAt: own.excusedAt,
      })
      .from(liveAttendance)
      .innerJoin(liveSessions, eq(liveSessions.sessionId, liveAttendance.sessionId))
      .innerJoin(ownSession, eq(ownSession.sessionId, liveAttendance.makesUpFor))
      // Who was moved to another group since has nothing to do with the class that it made up for.
      .innerJoin(livePupils, eq(livePupils.groupId, ownSession.groupId))
      .innerJoin(
        child,
        and(eq(child.enrolmentId, livePupils.enrolmentId), eq(child.childId, liveAttendance.childId)),
      )
      .leftJoin(own, and(eq(own.sessionId, sessionId), eq(own.childId, liveAttendance.childId)))
      .where(eq(liveAttendance.makesUpFor, sessionId))
      .orderBy(asc(liveAttendance.childId))
  );
};

/**
 * Ends the part in classes to come of children whose years leave their groups, and what was said of them: they belong to other ones now
 * (rule R222). To be called before they leave.
 */
export const leaveComing = async (tx: Tx, enrolmentIds: readonly number[], now: Date): Promise<void> => {
  const child = enrolledChildren(tx);
  // Of these years alone: a child can be in two at once.
  const coming = tx
    .select({ sessionId: liveSessions.sessionId })
    .from(liveSessions)
    .innerJoin(liveGroups, eq(liveGroups.groupId, liveSessions.groupId))
    .innerJoin(child, eq(child.academicYearId, liveGroups.academicYearId))
    .where(
      and(
        isAnyOf(child.enrolmentId, enrolmentIds),
        eq(child.childId, liveAttendance.childId),
        eq(liveSessions.sessionId, liveAttendance.sessionId),
        gt(liveSessions.startsAt, now),
      ),
    );
  const own = await tx
    .select({ sessionId: liveSessions.sessionId, childId: child.childId })
    .from(livePupils)
    .innerJoin(child, eq(child.enrolmentId, livePupils.enrolmentId))
    .innerJoin(liveSessions, eq(liveSessions.groupId, livePupils.groupId))
    .where(and(isAnyOf(livePupils.enrolmentId, enrolmentIds), gt(liveSessions.startsAt, now)));
  if (own.length > 0)
    await tx
      .insert(liveAttendance)
      .values(own.map((one) => ({ ...one, endedAt: now })))
      .onConflictDoNothing();
  await tx
    .update(liveAttendance)
    .set(ended(now))
    .where(and(exists(coming), isNull(liveAttendance.state)));
};

/** Takes a child out of the class that it was to visit; where its teacher has said already what became of it, that stays. */
export const endVisit = async (
  tx: Tx,
  { childId, makesUpFor, now }: { childId: number; makesUpFor: number; now: Date },
): Promise<void> => {
  await tx
    .update(liveAttendance)
    .set(ended(now))
    .where(
      and(
        eq(liveAttendance.childId, childId),
        eq(liveAttendance.makesUpFor, makesUpFor),
        isNull(liveAttendance.state),
      ),
    );
};

export const deleteAttendance = async (tx: Tx, childIds: readonly number[]): Promise<void> => {
  await tx.delete(liveAttendance).where(isAnyOf(liveAttendance.childId, childIds));
};
