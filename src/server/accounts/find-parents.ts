import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { FoundParent } from '../../contract/search.ts';
import type { FamilyAccount } from '../../contract/objects.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { holdsWords } from '../platform/db/search.ts';
import { presentAccount } from './present-account.ts';
import { users } from './tables.ts';

/** The families that are found by these words, or all, by their numbers alone, in the order in which they were made; none that was erased. */
export const numbersOfParents = async (db: Database, q: string): Promise<number[]> => {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.role, 'parent'), isNull(users.erasedAt), holdsWords(users.searchText, q)))
    .orderBy(asc(users.userId));
  return rows.map(({ userId }) => userId);
};

/** These families' accounts as staff see them, in the order in which they were made. */
export const accountsByNumber = async (
  db: Database,
  userIds: readonly number[],
): Promise<FamilyAccount[]> => {
  const rows = await db.select().from(users).where(isAnyOf(users.userId, userIds)).orderBy(asc(users.userId));
  return rows.map(presentAccount);
};

/** Parents found by the words of `q` in name, e-mail address and phone number: of exactly this name or address first, then the newest. */
export const findParents = (db: Database, q: string, limit: number): Promise<FoundParent[]> =>
  db
    .select({
      user_id: users.userId,
      first_name: users.firstName,
      last_name: users.lastName,
      email: users.email,
      phone_number: users.phoneNumber,
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
