import { type SQL, and, asc, desc, eq } from 'drizzle-orm';
import { type Teacher, teacherOf, teacherRows } from '../accounts/teachers.ts';
import { batchRows } from '../calendar/batch-rows.ts';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import type { ClassScope } from './class-scope.ts';
import { liveGroups } from './tables.ts';
import { groupsInScope, pupilsEver } from './taught-years.ts';

/** A group with the years of the children in it. */
export interface GroupWithPupils {
  readonly groupId: number;
  readonly academicYearId: number;
  readonly batch: number;
  readonly grade: number;
  readonly number: number;
  readonly teacher: Teacher | null;
  readonly pupils: readonly PupilYear[];
  /** those whose children left while they were in it */
  readonly left: readonly PupilYear[];
}
interface PupilYear {
  readonly enrolmentId: number;
  readonly childId: number;
}

const rowsWhere = (db: Database, condition: SQL | undefined) => {
  const [batch, teacher, year] = [batchRows(db), teacherRows(db, 'teachers'), enrolledChildren(db)];
  const pupil = pupilsEver(db);
  return db
    .select({
      groupId: liveGroups.groupId,
      academicYearId: liveGroups.academicYearId,
      batch: batch.batch,
      grade: liveGroups.grade,
      number: liveGroups.number,
      teacherId: teacher.teacherId,
      teacherName: teacher.teacherName,
      enrolmentId: pupil.enrolmentId,
      isLeft: pupil.isLeft,
      childId: year.childId,
    })
    .from(liveGroups)
    .innerJoin(batch, eq(batch.academicYearId, liveGroups.academicYearId))
    .leftJoin(teacher, eq(teacher.teacherId, liveGroups.teacherId))
    .leftJoin(pupil, eq(pupil.groupId, liveGroups.groupId))
    .leftJoin(year, eq(year.enrolmentId, pupil.enrolmentId))
    .where(condition)
    .orderBy(asc(liveGroups.grade), asc(liveGroups.number), asc(pupil.enrolmentId));
};

const grouped = (rows: Awaited<ReturnType<typeof rowsWhere>>): GroupWithPupils[] =>
  [...Map.groupBy(rows, ({ groupId }) => groupId).values()].flatMap((ofGroup) => {
    const [first] = ofGroup;
    if (!first) return [];
    const { teacherId, teacherName, enrolmentId: _, childId: __, isLeft: ___, ...group } = first;
    const years = (ofThem: boolean) =>
      ofGroup.flatMap(({ enrolmentId, childId, isLeft }) =>
        enrolmentId === null || childId === null || isLeft !== ofThem ? [] : [{ enrolmentId, childId }],
      );
    return [
      {
        ...group,
        teacher: teacherOf({ teacherId, teacherName }),
        pupils: years(false),
        left: years(true),
      },
    ];
  });

const inScope = ({ teacherId }: ClassScope) =>
  teacherId === null ? undefined : eq(liveGroups.teacherId, teacherId);

/** The batches that have groups within the scope, the latest first; of a teacher those whose children it still sees (rule R165). */
export const batchesWithGroups = (db: Database, scope: ClassScope, now: Date) => {
  const batch = batchRows(db);
  return db
    .selectDistinct({
      academicYearId: batch.academicYearId,
      batch: batch.batch,
      startDate: batch.startDate,
    })
    .from(batch)
    .innerJoin(liveGroups, eq(liveGroups.academicYearId, batch.academicYearId))
    .where(groupsInScope(db, scope, now))
    .orderBy(desc(batch.startDate));
};

/** The groups of some batches within the scope, with the years in them: one query. */
export const groupsOfBatches = async (
  db: Database,
  scope: ClassScope,
  academicYearIds: readonly number[],
): Promise<GroupWithPupils[]> =>
  grouped(await rowsWhere(db, and(isAnyOf(liveGroups.academicYearId, academicYearIds), inScope(scope))));

/** A group that lies within the scope, with the years in it; another teacher's is not found. */
export const groupWithPupils = async (
  db: Database,
  scope: ClassScope,
  groupId: number,
  now: Date,
): Promise<GroupWithPupils | null> =>
  grouped(await rowsWhere(db, and(eq(liveGroups.groupId, groupId), groupsInScope(db, scope, now))))[0] ??
  null;
