import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { users } from './tables.ts';

/** The accounts of everybody who works in the back office. */
export const staffIds = async (db: Database): Promise<number[]> => {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.closedAt)))
    .orderBy(asc(users.userId));
  return rows.map(({ userId }) => userId);
};
