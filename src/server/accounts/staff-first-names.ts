import { eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { users } from './tables.ts';

/** The staff by first name, those who have left as well, as a part of a query, which those of other nouns join. */
export const staffFirstNames = (db: Database, alias: string) =>
  db
    .select({ staffId: users.userId, staffName: users.firstName })
    .from(users)
    .where(eq(users.role, 'admin'))
    .as(alias);
