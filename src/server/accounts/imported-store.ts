import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { type Listed, paged } from '../platform/db/paged.ts';
import { users } from './tables.ts';
import type { NewUser, UserRow } from './user-store.ts';

/** Whoever has one of these e-mail addresses, or as a parent one of these phone numbers. */
export const selectThere = (db: Database, emails: readonly string[], phoneNumbers: readonly string[]) =>
  db
    .select({ email: users.email, phoneNumber: users.phoneNumber, role: users.role })
    .from(users)
    .where(
      or(
        inArray(users.email, [...emails]),
        and(eq(users.role, 'parent'), inArray(users.phoneNumber, [...phoneNumbers])),
      ),
    );

/** @returns their numbers, by e-mail; throws where another account has one of the addresses (`users_email_key`) */
export const insertImported = async (
  tx: Tx,
  families: readonly NewUser[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .insert(users)
    .values([...families])
    .returning({ email: users.email, userId: users.userId });
  return new Map(rows.map(({ email, userId }) => [email, userId]));
};

const usersColumns = getTableColumns(users);

/** The families of an import, or some of them, in the order in which they were taken, without those erased since. */
const ofImport = (importId: number, userIds?: readonly number[]) =>
  and(eq(users.importId, importId), isNull(users.erasedAt), userIds && isAnyOf(users.userId, userIds));

export const lockImported = (tx: Tx, importId: number, userIds?: readonly number[]): Promise<UserRow[]> =>
  tx.select().from(users).where(ofImport(importId, userIds)).orderBy(asc(users.userId)).for('no key update');

export const pageOfImported = (
  db: Database,
  importId: number,
  page: { page: number; size: number },
): Promise<Listed<UserRow & { total: number | null }>> =>
  paged(page, db.$count(users, ofImport(importId)), (total) =>
    db
      .select({ ...usersColumns, total })
      .from(users)
      .where(ofImport(importId))
      .orderBy(asc(users.userId))
      .$dynamic(),
  );

/** How many families of each import are there, were invited, and have come. */
export const countImported = (db: Database, importIds: readonly number[]) =>
  db
    .select({
      importId: users.importId,
      there: sql<number>`count(*)::int`,
      invited: sql<number>`count(${users.invitedAt})::int`,
      activated: sql<number>`count(${users.activatedAt})::int`,
    })
    .from(users)
    .where(and(isAnyOf(users.importId, importIds), isNull(users.erasedAt)))
    .groupBy(users.importId);

export const setInvited = (tx: Tx, userIds: readonly number[], now: Date) =>
  tx.update(users).set({ invitedAt: now }).where(isAnyOf(users.userId, userIds));

/** Families from files that were taken and invited up to this instant, and have not come. */
export const selectUnanswered = async (db: Database, until: Date): Promise<number[]> => {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(
      and(
        isNotNull(users.importId),
        isNull(users.activatedAt),
        isNull(users.closedAt),
        isNull(users.erasedAt),
        lte(sql`coalesce(${users.invitedAt}, ${users.createdAt})`, until.toISOString()),
      ),
    )
    .orderBy(asc(users.userId));
  return rows.map(({ userId }) => userId);
};
