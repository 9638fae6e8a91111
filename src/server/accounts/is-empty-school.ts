import type { OpenDatabase } from '../platform/db/database.ts';
import { users } from './tables.ts';

/** Whether nobody has an account yet: a school that was never opened. */
export const isEmptySchool = async ({ db }: OpenDatabase): Promise<boolean> =>
  (await db.select({ userId: users.userId }).from(users).limit(1)).length === 0;
