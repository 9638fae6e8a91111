import { and, isNotNull } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { users } from './tables.ts';

/** Which of these accounts are closed. */
export const closedAmong = async (db: Database, userIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(isAnyOf(users.userId, userIds), isNotNull(users.closedAt)));
  return new Set(rows.map(({ userId }) => userId));
};
