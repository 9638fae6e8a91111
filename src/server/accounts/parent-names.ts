import { and, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../platform/db/database.ts';
import { users } from './tables.ts';

/** More parents of one name than this are not told apart by a search for it. */
const MOST_FOUND = 500;

/** Turns what somebody typed into a pattern that finds it anywhere in a name, signs of patterns included. */
export const containing = (typed: string) => `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The families whose parent's name holds `typed`, by id. */
export const findFamiliesByParent = async ({ db }: OpenDatabase, typed: string): Promise<number[]> => {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(
      and(
        eq(users.role, 'parent'),
        ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, containing(typed)),
      ),
    )
    .limit(MOST_FOUND);
  return rows.map(({ userId }) => userId);
};

/** The parents' names of some families, by family id. */
export const parentNames = async ({ db }: OpenDatabase, familyIds: readonly number[]) => {
  const rows = familyIds.length
    ? await db
        .select({ userId: users.userId, firstName: users.firstName, lastName: users.lastName })
        .from(users)
        .where(inArray(users.userId, [...familyIds]))
    : [];
  return new Map(rows.map((row) => [row.userId, row]));
};
