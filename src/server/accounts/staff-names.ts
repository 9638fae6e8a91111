import { asc, eq } from 'drizzle-orm';
import { nameOrder } from '../platform/db/columns.ts';
import type { Database } from '../platform/db/database.ts';
import { users } from './tables.ts';

/** The names of accounts as a part of a query, which the lists of other nouns join to say who did something. */
export const staffNames = (db: Database) => staffNamed(db, 'staff');

/** The names of accounts as a part of a query, under a name of its own where one query names several people. */
export const staffNamed = <Name extends string>(db: Database, name: Name) =>
  db
    .select({ userId: users.userId, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .as(name);

/** Everybody who works in the back office, or did, by name; at most so many. */
export const listStaff = (db: Database, most: number) =>
  db
    .select({ userId: users.userId, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(nameOrder(users.firstName), nameOrder(users.lastName), asc(users.userId))
    .limit(most);
