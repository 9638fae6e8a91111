import { and, asc, eq, sql } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { liveGroups, livePupils } from './tables.ts';

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

/** Which years are in these groups. */
export const selectPupils = (db: Database, groupIds: readonly number[]) =>
  db
    .select({ enrolmentId: livePupils.enrolmentId, groupId: livePupils.groupId })
    .from(livePupils)
    .where(isAnyOf(livePupils.groupId, groupIds))
    .orderBy(asc(livePupils.joinedAt), asc(livePupils.enrolmentId));

export const insertGroup = async (tx: Tx, group: typeof liveGroups.$inferInsert): Promise<GroupRow> => {
  const [row] = await tx.insert(liveGroups).values(group).returning();
  if (!row) throw new Error('the insert of a group returned no row');
  return row;
};

export const insertPupils = async (
  tx: Tx,
  pupils: readonly (typeof livePupils.$inferInsert)[],
): Promise<void> => {
  if (pupils.length > 0) await tx.insert(livePupils).values([...pupils]);
};

export const deletePupils = async (tx: Tx, enrolmentIds: readonly number[]): Promise<void> => {
  if (enrolmentIds.length > 0)
    await tx.delete(livePupils).where(isAnyOf(livePupils.enrolmentId, enrolmentIds));
};

/** @returns null when the group is not at this version any more */
export const updateGroup = async (
  tx: Tx,
  { groupId, version }: Pick<GroupRow, 'groupId' | 'version'>,
  changes: Partial<Pick<GroupRow, 'places' | 'weekday' | 'time' | 'minutes' | 'teacherId' | 'link'>>,
): Promise<GroupRow | null> => {
  const [row] = await tx
    .update(liveGroups)
    .set(changes)
    .where(and(eq(liveGroups.groupId, groupId), eq(liveGroups.version, version)))
    .returning();
  return row ?? null;
};
