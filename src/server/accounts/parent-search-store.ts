import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { holdsWords } from '../platform/db/search.ts';
import { users } from './tables.ts';

export const selectParents = (db: Database, q: string, limit: number) =>
  db
    .select({
      userId: users.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      phoneNumber: users.phoneNumber,
    })
    .from(users)
    .where(and(eq(users.role, 'parent'), holdsWords(users.searchText, q)))
    .orderBy(
      // Whom whoever types all of a name or an address means, however many newer ones hold these words.
      desc(
        sql`lower(trim(${users.firstName} || ' ' || ${users.lastName})) = lower(${q}) or ${users.email} = lower(${q})`,
      ),
      desc(users.userId),
    )
    .limit(limit);

/** The families that are found by these words, or all, by their numbers alone, in the order in which they were made; none that was erased. */
export const numbersOfParents = async (db: Database, q: string): Promise<number[]> => {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.role, 'parent'), isNull(users.erasedAt), holdsWords(users.searchText, q)))
    .orderBy(asc(users.userId));
  return rows.map(({ userId }) => userId);
};

export const selectParentsByNumber = (db: Database, userIds: readonly number[]) =>
  db.select().from(users).where(isAnyOf(users.userId, userIds)).orderBy(asc(users.userId));
