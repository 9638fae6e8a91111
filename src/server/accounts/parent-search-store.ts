import { and, desc, eq } from 'drizzle-orm';
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
    .orderBy(desc(users.userId))
    .limit(limit);
