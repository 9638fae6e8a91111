import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { users } from './tables.ts';

/** In which province, by its official code, each of these families lives: one query, however many they are. */
export const provincesOf = async (
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await db
    .select({ userId: users.userId, province: users.province })
    .from(users)
    .where(isAnyOf(users.userId, userIds));
  return new Map(rows.map(({ userId, province }) => [userId, province]));
};
