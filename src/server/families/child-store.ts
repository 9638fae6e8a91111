import { and, asc, count, eq, ilike, or, sql } from 'drizzle-orm';
import { type FamilyScope, type OwnFamilyId, isEveryFamily } from '../../domain/access/family-scope.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { users } from '../accounts/tables.ts';
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

/** The back office's list: children with their parents, by the child's name or the parent's. */
export const searchChildren = async (
  db: Database,
  { q, page, size }: { q: string; page?: number | undefined; size?: number | undefined },
) => {
  const pattern = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const named = q
    ? or(
        ilike(sql`${children.firstName} || ' ' || ${children.lastName}`, pattern),
        ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, pattern),
      )
    : undefined;
  const rows = db
    .select({
      childId: children.childId,
      firstName: children.firstName,
      lastName: children.lastName,
      parentFirstName: users.firstName,
      parentLastName: users.lastName,
    })
    .from(children)
    .innerJoin(users, eq(users.userId, children.familyId))
    .where(named)
    .orderBy(sql`lower(${children.firstName})`, sql`lower(${children.lastName})`, asc(children.childId))
    .$dynamic();
  if (size === undefined) return { rows: await rows, total: undefined };
  const [counted] = await db
    .select({ total: count() })
    .from(children)
    .innerJoin(users, eq(users.userId, children.familyId))
    .where(named);
  return {
    rows: await rows.limit(size).offset(((page ?? 1) - 1) * size),
    total: Number(counted?.total ?? 0),
  };
};
