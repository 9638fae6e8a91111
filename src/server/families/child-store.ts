import { and, asc, eq, ilike, or, sql } from 'drizzle-orm';
import { type FamilyScope, type OwnFamilyId, isEveryFamily } from '../../domain/access/family-scope.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { children } from './tables.ts';

export type ChildRow = typeof children.$inferSelect;

const within = (scope: FamilyScope) => (isEveryFamily(scope) ? undefined : eq(children.familyId, scope));

/** A child that lies within the scope; another family's is not found. */
export const findChild = async (
  db: Database,
  scope: FamilyScope,
  childId: number,
): Promise<ChildRow | null> => {
  const [row] = await db
    .select()
    .from(children)
    .where(and(eq(children.childId, childId), within(scope)));
  return row ?? null;
};

export const listChildrenOf = (db: Database, familyId: number) =>
  db
    .select({ child_id: children.childId, first_name: children.firstName })
    .from(children)
    .where(eq(children.familyId, familyId))
    .orderBy(asc(children.childId));

export const selectChildrenOf = (db: Database, familyId: number): Promise<ChildRow[]> =>
  db.select().from(children).where(eq(children.familyId, familyId)).orderBy(asc(children.childId));

export const countChildrenOf = (tx: Tx, familyId: OwnFamilyId): Promise<number> =>
  tx.$count(children, eq(children.familyId, familyId));

/** A family's child, held until the transaction ends: what it says now is what the change replaces. */
export const lockChild = async (tx: Tx, familyId: OwnFamilyId, childId: number): Promise<ChildRow | null> => {
  const [row] = await tx
    .select()
    .from(children)
    .where(and(eq(children.childId, childId), eq(children.familyId, familyId)))
    .for('update');
  return row ?? null;
};

/** A child of whichever family, held until the transaction ends; rows that refer to it can still be made meanwhile. */
export const holdRow = async (tx: Tx, childId: number): Promise<ChildRow | null> => {
  const [row] = await tx.select().from(children).where(eq(children.childId, childId)).for('no key update');
  return row ?? null;
};

export const insertChild = async (
  tx: Tx,
  familyId: OwnFamilyId,
  child: Omit<typeof children.$inferInsert, 'familyId' | 'childId'>,
): Promise<ChildRow> => {
  const [row] = await tx
    .insert(children)
    .values({ ...child, familyId })
    .returning();
  if (!row) throw new Error('the insert of a child returned no row');
  return row;
};

export const updateChild = async (
  tx: Tx,
  familyId: OwnFamilyId,
  childId: number,
  changes: Partial<Pick<ChildRow, 'firstName' | 'lastName' | 'gender' | 'birthdate' | 'imageKey'>>,
): Promise<ChildRow | null> => {
  const [row] = await tx
    .update(children)
    .set(changes)
    .where(and(eq(children.childId, childId), eq(children.familyId, familyId)))
    .returning();
  return row ?? null;
};

/** Some children's names. */
export const selectNames = async (db: Database, childIds: readonly number[]) =>
  childIds.length === 0
    ? []
    : db
        .select({ childId: children.childId, firstName: children.firstName, lastName: children.lastName })
        .from(children)
        .where(isAnyOf(children.childId, childIds));

const fullName = sql`${children.firstName} || ' ' || ${children.lastName}`;

/** Children whose full name fits a pattern. */
export const selectNamed = (db: Database, pattern: string) =>
  db.select({ childId: children.childId }).from(children).where(ilike(fullName, pattern));

/** The back office's list: children by their own name or of these families, in the order of their names. */
export const searchChildren = async (
  db: Database,
  { pattern, families, among, page, size }: ChildSearch,
): Promise<{ rows: ChildRow[]; total: number | undefined }> => {
  const named =
    pattern === null ? undefined : or(ilike(fullName, pattern), isAnyOf(children.familyId, families));
  const wanted = and(named, among === null ? undefined : isAnyOf(children.childId, among));
  const rows = db
    .select()
    .from(children)
    .where(wanted)
    .orderBy(sql`lower(${children.firstName})`, sql`lower(${children.lastName})`, asc(children.childId))
    .$dynamic();
  if (size === undefined) return { rows: await rows, total: undefined };
  return { rows: await rows.limit(size).offset((page - 1) * size), total: await db.$count(children, wanted) };
};

export interface ChildSearch {
  /** a pattern for the child's full name; null: every child */
  pattern: string | null;
  /** families whose children are wanted as well */
  families: readonly number[];
  /** no others than these children; null: any */
  among: readonly number[] | null;
  /** counted from 1 */
  page: number;
  /** rows of a page; undefined: all of them */
  size: number | undefined;
}
