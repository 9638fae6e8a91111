import { and, eq, ilike, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../platform/db/database.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import { containing } from '../platform/db/like-pattern.ts';
import { users } from './tables.ts';

/**
 * The families whose parent's name holds `typed`, by id. All of them, because a list cut short would hide children
 * without a word; bounded by the school's families, of which each costs a number.
 */
export const findFamiliesByParent = async ({ db }: OpenDatabase, typed: string): Promise<number[]> => {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(
      and(
        eq(users.role, 'parent'),
        ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, containing(typed)),
      ),
    );
  return rows.map(({ userId }) => userId);
};

/** The parents' names of some families, by family id. */
export const parentNames = async ({ db }: OpenDatabase, familyIds: readonly number[]) => {
  const rows = familyIds.length
    ? await db
        .select({ userId: users.userId, firstName: users.firstName, lastName: users.lastName })
        .from(users)
        .where(isAnyOf(users.userId, familyIds))
    : [];
  return new Map(rows.map((row) => [row.userId, row]));
};
