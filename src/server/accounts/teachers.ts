import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { nameOrder } from '../platform/db/columns.ts';
import type { Database } from '../platform/db/database.ts';
import { users } from './tables.ts';

export interface Teacher {
  readonly user_id: number;
  readonly first_name: string;
}

/** Whoever of the staff may hold classes, teachers first: in a small school the owner teaches too, a clerk never does (rule R229). */
export const listTeachers = (db: Database): Promise<Teacher[]> =>
  db
    .select({ user_id: users.userId, first_name: users.firstName })
    .from(users)
    .where(
      and(
        eq(users.role, 'admin'),
        ne(users.staffRole, 'clerk'),
        isNotNull(users.activatedAt),
        isNull(users.closedAt),
      ),
    )
    .orderBy(sql`${users.staffRole} <> 'teacher'`, nameOrder(users.firstName), asc(users.userId));

/** The staff who work here now by first name, as a part of a query: whoever has left holds no class any more. */
export const teacherRows = (db: Database, alias: string) =>
  db
    .select({ teacherId: users.userId, teacherName: users.firstName })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.closedAt)))
    .as(alias);

/** Whoever a row of such a query names; null: nobody. */
export const teacherOf = (row: { teacherId: number | null; teacherName: string | null }): Teacher | null =>
  row.teacherId === null || row.teacherName === null
    ? null
    : { user_id: row.teacherId, first_name: row.teacherName };
