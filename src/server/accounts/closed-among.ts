import { and, isNotNull, isNull, or } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { users } from './tables.ts';

/** Which of these accounts are told nothing: they are closed, or a family from a file that has not come yet (rule R260). */
export const silentAmong = async (db: Database, userIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const hasNotCome = and(isNotNull(users.importId), isNull(users.activatedAt));
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(isAnyOf(users.userId, userIds), or(isNotNull(users.closedAt), hasNotCome)));
  return new Set(rows.map(({ userId }) => userId));
};

/** Which of these accounts are closed. */
export const closedAmong = async (db: Database, userIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(isAnyOf(users.userId, userIds), isNotNull(users.closedAt)));
  return new Set(rows.map(({ userId }) => userId));
};
