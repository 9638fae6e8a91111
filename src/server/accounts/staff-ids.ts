import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { users } from './tables.ts';

/** The accounts of everybody who deals with families and their money: no teacher's. */
export const staffIds = async (db: Database): Promise<number[]> => {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.role, 'admin'), ne(users.staffRole, 'teacher'), isNull(users.closedAt)))
    .orderBy(asc(users.userId));
  return rows.map(({ userId }) => userId);
};

/** The accounts of the owners who have not left. */
export const ownerIds = async (db: Database): Promise<number[]> => {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.staffRole, 'owner'), isNull(users.closedAt)))
    .orderBy(asc(users.userId));
  return rows.map(({ userId }) => userId);
};
