import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { substitutionDays } from '../../domain/live-classes/attendance.ts';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import { childRows } from '../families/child-rows.ts';
import type { Database } from '../platform/db/database.ts';
import { type Listed, paged } from '../platform/db/paged.ts';
import { liveAttendance, liveGroups, livePupils, liveSessions } from './tables.ts';
import { batchesStillTaught, pupilsEver } from './taught-years.ts';

const countOf = (state: 'present' | 'absent') =>
  sql<number>`count(*) filter (where ${liveAttendance.state} = ${state})::int`;

/** The children of a group, and how often each was at classes in this batch, was not, and was excused; a visit counts as being there. */
export const membersOf = (db: Database, groupId: number) => {
  const child = enrolledChildren(db);
  const batchOfGroup = db
    .select({ academicYearId: liveGroups.academicYearId })
    .from(liveGroups)
    .where(eq(liveGroups.groupId, groupId));
  const groups = alias(liveGroups, 'groups_of_batch');
  const ofBatch = db
    .select({ sessionId: liveSessions.sessionId })
    .from(liveSessions)
    .innerJoin(groups, eq(groups.groupId, liveSessions.groupId))
    .where(inArray(groups.academicYearId, batchOfGroup));
  return db
    .select({
      childId: child.childId,
      present: countOf('present'),
      absent: countOf('absent'),
      excused: sql<number>`count(${liveAttendance.excusedAt})::int`,
    })
    .from(livePupils)
    .innerJoin(child, eq(child.enrolmentId, livePupils.enrolmentId))
    .leftJoin(
      liveAttendance,
      and(eq(liveAttendance.childId, child.childId), inArray(liveAttendance.sessionId, ofBatch)),
    )
    .where(eq(livePupils.groupId, groupId))
    .groupBy(child.childId);
};

/** Children of a batch who were absent from so many classes at least, the most often first. */
export const pageOfAbsent = async (
  db: Database,
  {
    academicYearId,
    least,
    ...page
  }: { academicYearId: number; least: number; page?: number | undefined; size?: number | undefined },
): Promise<
  Listed<{
    childId: number;
    familyId: number;
    firstName: string;
    lastName: string;
    grade: number;
    number: number;
    absent: number;
    last: string;
  }>
> => {
  const year = enrolledChildren(db);
  const child = childRows(db);
  const absences = db
    .select({
      childId: liveAttendance.childId,
      absent: sql<number>`count(*)::int`.as('absent'),
      last: sql<string>`max(${liveSessions.startsAt})`.as('last'),
    })
    .from(liveAttendance)
    .innerJoin(liveSessions, eq(liveSessions.sessionId, liveAttendance.sessionId))
    .innerJoin(liveGroups, eq(liveGroups.groupId, liveSessions.groupId))
    .where(and(eq(liveGroups.academicYearId, academicYearId), eq(liveAttendance.state, 'absent')))
    .groupBy(liveAttendance.childId)
    .having(sql`count(*) >= ${least}`)
    .as('absences');
  const rows = (total: typeof nothing) =>
    db
      .select({
        childId: child.childId,
        familyId: child.familyId,
        firstName: child.firstName,
        lastName: child.lastName,
        grade: liveGroups.grade,
        number: liveGroups.number,
        absent: absences.absent,
        last: absences.last,
        total,
      })
      .from(absences)
      .innerJoin(child, eq(child.childId, absences.childId))
      .innerJoin(year, eq(year.childId, child.childId))
      .innerJoin(livePupils, eq(livePupils.enrolmentId, year.enrolmentId))
      .innerJoin(liveGroups, eq(liveGroups.groupId, livePupils.groupId))
      .where(and(isNull(child.erasedAt), eq(liveGroups.academicYearId, academicYearId)))
      .orderBy(desc(absences.absent), desc(absences.last), asc(child.childId))
      .$dynamic();
  const nothing = sql<number | null>`null`;
  return paged(page, db.$count(rows(nothing).as('absent_children')), rows);
};

/**
 * Whether a teacher holds the classes of a child's group, or of the one in which it was when it left, or did until lately, or held one
 * lately that it belonged to or visited (rules R165 and R313).
 */
export const isTaughtBy = async (
  db: Database,
  { teacherId, childId, now }: { teacherId: number; childId: number; now: Date },
): Promise<boolean> => {
  const lately = gt(liveSessions.startsAt, new Date(now.getTime() - substitutionDays * 24 * 3_600_000));
  const [child, pupil] = [enrolledChildren(db), pupilsEver(db)];
  const [inGroup] = await db
    .select({ groupId: liveGroups.groupId })
    .from(liveGroups)
    .innerJoin(pupil, eq(pupil.groupId, liveGroups.groupId))
    .innerJoin(child, eq(child.enrolmentId, pupil.enrolmentId))
    .leftJoin(liveSessions, eq(liveSessions.groupId, liveGroups.groupId))
    .where(
      and(
        eq(child.childId, childId),
        or(
          and(
            eq(liveGroups.teacherId, teacherId),
            inArray(liveGroups.academicYearId, batchesStillTaught(db, now)),
          ),
          and(eq(liveSessions.teacherId, teacherId), lately),
        ),
      ),
    )
    .limit(1);
  if (inGroup) return true;
  const [visit] = await db
    .select({ sessionId: liveAttendance.sessionId })
    .from(liveAttendance)
    .innerJoin(liveSessions, eq(liveSessions.sessionId, liveAttendance.sessionId))
    .innerJoin(liveGroups, eq(liveGroups.groupId, liveSessions.groupId))
    .where(
      and(
        eq(liveAttendance.childId, childId),
        isNotNull(liveAttendance.makesUpFor),
        sql`coalesce(${liveSessions.teacherId}, ${liveGroups.teacherId}) = ${teacherId}`,
        lately,
      ),
    )
    .limit(1);
  return visit !== undefined;
};
