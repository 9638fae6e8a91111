import { type SQL, and, asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Teacher, teacherOf, teacherRows } from '../accounts/teachers.ts';
import { batchRows } from '../calendar/batch-rows.ts';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { type Listed, paged } from '../platform/db/paged.ts';
import { firstRow, onlyRow } from '../platform/db/rows.ts';
import type { ClassScope } from './class-scope.ts';
import { liveAttendance, liveGroups, livePupils, livePupilsLeft, liveSessions } from './tables.ts';
import { groupsInScope } from './taught-years.ts';

export type GroupRow = typeof liveGroups.$inferSelect;

/**
 * Until the transaction ends nobody else seats children of this batch: two settlements at once never make a thirteenth.
 * A lock of its own, because buying goes on meanwhile.
 */
export const lockSeating = (tx: Tx, academicYearId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('live_groups'), ${academicYearId})`);

export const selectGroups = (db: Database, academicYearId: number): Promise<GroupRow[]> =>
  db
    .select()
    .from(liveGroups)
    .where(eq(liveGroups.academicYearId, academicYearId))
    .orderBy(asc(liveGroups.grade), asc(liveGroups.number));

/** A group with whoever teaches it and how many children are in it. */
export interface GroupView {
  group: GroupRow;
  batch: number;
  pupils: number;
  teacher: Teacher | null;
}

const pupilsIn = sql<number>`(select count(*)::int from ${livePupils} where ${livePupils.groupId} = ${liveGroups.groupId})`;

const groupsWhere = (db: Database, condition: SQL | undefined, total: SQL<number | null>) => {
  const batch = batchRows(db);
  const teacher = teacherRows(db, 'teachers');
  return db
    .select({
      group: liveGroups,
      batch: batch.batch,
      pupils: pupilsIn,
      teacherId: teacher.teacherId,
      teacherName: teacher.teacherName,
      total,
    })
    .from(liveGroups)
    .innerJoin(batch, eq(batch.academicYearId, liveGroups.academicYearId))
    .leftJoin(teacher, eq(teacher.teacherId, liveGroups.teacherId))
    .where(condition)
    .orderBy(asc(liveGroups.grade), asc(liveGroups.number), asc(liveGroups.groupId))
    .$dynamic();
};
type ViewRow = Awaited<ReturnType<typeof groupsWhere>>[number];

const view = ({ group, batch, pupils, ...teacher }: ViewRow): GroupView => ({
  group,
  batch,
  pupils,
  teacher: teacherOf(teacher),
});

const inScope = ({ teacherId }: ClassScope) =>
  teacherId === null ? undefined : eq(liveGroups.teacherId, teacherId);

/** A group that lies within the scope; another teacher's is not found, nor is a teacher's own long after its year. */
export const findGroup = async (
  db: Database,
  scope: ClassScope,
  groupId: number,
  now: Date,
): Promise<GroupView | null> => {
  const condition = and(eq(liveGroups.groupId, groupId), groupsInScope(db, scope, now));
  const [row] = await groupsWhere(db, condition, sql<null>`null`);
  return row ? view(row) : null;
};

/** Which groups of a batch are listed; what is absent: any. */
export interface GroupFilters {
  grade?: number | undefined;
  /** with a free place */
  free?: boolean | undefined;
  /** without times */
  withoutTime?: boolean | undefined;
}

type OfBatches = GroupFilters & { academicYearIds: readonly number[] };

const isListed = (scope: ClassScope, { academicYearIds, grade, free, withoutTime }: OfBatches) =>
  and(
    isAnyOf(liveGroups.academicYearId, academicYearIds),
    grade === undefined ? undefined : eq(liveGroups.grade, grade),
    free ? sql`${liveGroups.places} > ${pupilsIn}` : undefined,
    withoutTime ? isNull(liveGroups.weekday) : undefined,
    inScope(scope),
  );

/** How many groups of some batches are listed, as a part of a query. */
export const countGroups = (db: Database, scope: ClassScope, filters: OfBatches) =>
  db.$count(liveGroups, isListed(scope, filters));

/** A page of the groups of some batches. */
export const pageOfGroups = async (
  db: Database,
  scope: ClassScope,
  { page, size, ...filters }: OfBatches & { page?: number | undefined; size?: number | undefined },
): Promise<Listed<GroupView>> => {
  const { rows, ...counted } = await paged({ page, size }, countGroups(db, scope, filters), (total) =>
    groupsWhere(db, isListed(scope, filters), total),
  );
  return { rows: rows.map(view), ...counted };
};

/** The group's row, locked until the transaction ends. */
export const lockGroup = (tx: Tx, groupId: number): Promise<GroupRow | null> =>
  firstRow(tx.select().from(liveGroups).where(eq(liveGroups.groupId, groupId)).for('update'));

const oneMore = { changes: sql`${livePupils.changes} + 1` };

/** Which years are in these groups. */
export const selectPupils = (db: Database, groupIds: readonly number[]) =>
  db
    .select({ enrolmentId: livePupils.enrolmentId, groupId: livePupils.groupId })
    .from(livePupils)
    .where(isAnyOf(livePupils.groupId, groupIds))
    .orderBy(asc(livePupils.joinedAt), asc(livePupils.enrolmentId));

/** Which group a year is in, and since when. */
export const groupOfYear = async (
  db: Database,
  enrolmentId: number,
): Promise<(GroupView & { enrolmentId: number; joinedAt: Date }) | null> => {
  const teacher = teacherRows(db, 'teachers');
  const [row] = await db
    .select({
      group: liveGroups,
      joinedAt: livePupils.joinedAt,
      teacherId: teacher.teacherId,
      teacherName: teacher.teacherName,
    })
    .from(livePupils)
    .innerJoin(liveGroups, eq(liveGroups.groupId, livePupils.groupId))
    .leftJoin(teacher, eq(teacher.teacherId, liveGroups.teacherId))
    .where(eq(livePupils.enrolmentId, enrolmentId));
  if (!row) return null;
  return { ...view({ ...row, batch: 0, pupils: 0, total: null }), enrolmentId, joinedAt: row.joinedAt };
};

/** How many visitors the fullest class to come of each of these groups has: they take places that nobody new is given. */
export const visitorsToCome = async (
  db: Database,
  groupIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> => {
  const visits = db
    .select({ groupId: liveSessions.groupId, visitors: sql<number>`count(*)::int`.as('visitors') })
    .from(liveAttendance)
    .innerJoin(liveSessions, eq(liveSessions.sessionId, liveAttendance.sessionId))
    .where(
      and(
        isAnyOf(liveSessions.groupId, groupIds),
        gt(liveSessions.startsAt, now),
        isNotNull(liveAttendance.makesUpFor),
      ),
    )
    .groupBy(liveSessions.groupId, liveSessions.sessionId)
    .as('visits');
  const rows = await db
    .selectDistinctOn([visits.groupId], { groupId: visits.groupId, visitors: visits.visitors })
    .from(visits)
    .orderBy(visits.groupId, desc(visits.visitors));
  return new Map(rows.map(({ groupId, visitors }) => [groupId, visitors]));
};

export const insertGroup = (tx: Tx, group: typeof liveGroups.$inferInsert): Promise<GroupRow> =>
  onlyRow(tx.insert(liveGroups).values(group).returning(), 'the insert of a group returned no row');

/** Puts years into other groups, or into their first ones; of a year that had one its changes are counted on. */
export const seatPupils = async (
  tx: Tx,
  pupils: readonly Pick<typeof livePupils.$inferInsert, 'enrolmentId' | 'groupId' | 'joinedAt'>[],
): Promise<void> => {
  if (pupils.length === 0) return;
  const ids = pupils.map(({ enrolmentId }) => enrolmentId);
  await tx.delete(livePupilsLeft).where(isAnyOf(livePupilsLeft.enrolmentId, ids));
  await tx
    .insert(livePupils)
    .values([...pupils])
    .onConflictDoUpdate({
      target: livePupils.enrolmentId,
      set: { groupId: sql`excluded.group_id`, joinedAt: sql`excluded.joined_at`, ...oneMore },
    });
};

/** Counts that a child's own part in the classes of its year changed: its calendar says something else of them now (rule R197). */
export const countChange = async (tx: Tx, enrolmentId: number): Promise<void> => {
  await tx.update(livePupils).set(oneMore).where(eq(livePupils.enrolmentId, enrolmentId));
};

/** Takes years out of their groups; of a child that left it is kept in which one it was (rule R313). */
export const deletePupils = async (tx: Tx, enrolmentIds: readonly number[]): Promise<void> => {
  if (enrolmentIds.length === 0) return;
  const year = enrolledChildren(tx);
  await tx.insert(livePupilsLeft).select(
    tx
      .select({ enrolmentId: livePupils.enrolmentId, groupId: livePupils.groupId })
      .from(livePupils)
      .innerJoin(year, eq(year.enrolmentId, livePupils.enrolmentId))
      .where(and(isAnyOf(livePupils.enrolmentId, enrolmentIds), isNotNull(year.leftOn))),
  );
  await tx.delete(livePupils).where(isAnyOf(livePupils.enrolmentId, enrolmentIds));
};

export const updateGroup = (
  tx: Tx,
  groupId: number,
  changes: Partial<Pick<GroupRow, 'places' | 'weekday' | 'time' | 'minutes' | 'teacherId' | 'link'>>,
): Promise<GroupRow> =>
  onlyRow(
    tx.update(liveGroups).set(changes).where(eq(liveGroups.groupId, groupId)).returning(),
    `there is no group ${groupId}`,
  );
