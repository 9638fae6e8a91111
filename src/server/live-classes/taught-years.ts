import { type SQL, and, eq, gte, inArray, sql } from 'drizzle-orm';
import { firstBatchStillTaught } from '../../domain/live-classes/attendance.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { batchRows } from '../calendar/batch-rows.ts';
import type { Database } from '../platform/db/database.ts';
import type { ClassScope } from './class-scope.ts';
import { liveGroups, livePupils, livePupilsLeft } from './tables.ts';

/** Which year is in which group, and the account of whoever teaches it, as a part of a query, which those of other nouns join. */
export const taughtYears = (db: Database) =>
  db
    .select({
      enrolmentId: livePupils.enrolmentId,
      groupId: liveGroups.groupId,
      academicYearId: liveGroups.academicYearId,
      number: liveGroups.number,
      teacherId: liveGroups.teacherId,
    })
    .from(livePupils)
    .innerJoin(liveGroups, eq(liveGroups.groupId, livePupils.groupId))
    .as('taught_years');

/** The years in groups, and those whose children have left, in the groups in which they were then (rule R313), as a part of a query. */
export const pupilsEver = (db: Database) => {
  const seated = {
    enrolmentId: livePupils.enrolmentId,
    groupId: livePupils.groupId,
    isLeft: sql<boolean>`false`.as('is_left'),
  };
  const left = {
    enrolmentId: livePupilsLeft.enrolmentId,
    groupId: livePupilsLeft.groupId,
    isLeft: sql<boolean>`true`.as('is_left'),
  };
  return db.select(seated).from(livePupils).unionAll(db.select(left).from(livePupilsLeft)).as('pupils_ever');
};

/** Like `taughtYears`, with the years whose children have left: for what is still written of them (rule R313). */
export const everTaughtYears = (db: Database) => {
  const pupil = pupilsEver(db);
  return db
    .select({
      enrolmentId: pupil.enrolmentId,
      groupId: liveGroups.groupId,
      academicYearId: liveGroups.academicYearId,
      number: liveGroups.number,
      teacherId: liveGroups.teacherId,
    })
    .from(pupil)
    .innerJoin(liveGroups, eq(liveGroups.groupId, pupil.groupId))
    .as('ever_taught_years');
};

/** The batches whose teachers still see their children at `now`, as a part of a query (rule R165). */
export const batchesStillTaught = (db: Database, now: Date) => {
  const batch = batchRows(db);
  return db
    .select({ academicYearId: batch.academicYearId })
    .from(batch)
    .where(gte(batch.startDate, firstBatchStillTaught(dayInJakarta(now))));
};

/** Which groups lie within a scope, as a condition: of a teacher the own ones, until 30 days after their year is over (rule R165). */
export const groupsInScope = (db: Database, { teacherId }: ClassScope, now: Date): SQL | undefined =>
  teacherId === null
    ? undefined
    : and(
        eq(liveGroups.teacherId, teacherId),
        inArray(liveGroups.academicYearId, batchesStillTaught(db, now)),
      );
