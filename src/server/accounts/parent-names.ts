import type { Database } from '../platform/db/database.ts';
import { users } from './tables.ts';

/** The parents' names and phone numbers, how many children staff allow them, the versions of their accounts, and when they were closed and erased, by family, as a part of a query, which lists of other nouns join. */
export const parentNames = (db: Database) =>
  db
    .select({
      familyId: users.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      phoneNumber: users.phoneNumber,
      maxChildren: users.maxChildren,
      version: users.version,
      closedAt: users.closedAt,
      erasedAt: users.erasedAt,
    })
    .from(users)
    .as('parents');
