import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = Omit<typeof users.$inferInsert, 'userId'>;

const selectUser = prepared('user', (db) =>
  db
    .select()
    .from(users)
    .where(eq(users.userId, sql.placeholder('userId'))),
);

export const findUser = async (db: Database, userId: number): Promise<UserRow | null> =>
  (await selectUser(db, { userId }))[0] ?? null;

export const findUserByEmail = async (db: Database, email: string): Promise<UserRow | null> => {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
};

/** The account, its row locked until the transaction ends; inserts that refer to it are not blocked. */
export const lockUser = async (tx: Tx, userId: number): Promise<UserRow | null> => {
  const [row] = await tx.select().from(users).where(eq(users.userId, userId)).for('no key update');
  return row ?? null;
};

/** @returns null when the e-mail has an account already */
export const insertUser = async (tx: Tx, user: NewUser): Promise<UserRow | null> => {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row ?? null;
};

export const updateUser = async (
  tx: Tx,
  userId: number,
  changes: Partial<Omit<NewUser, 'email' | 'role'>>,
): Promise<UserRow | null> => {
  const [row] = await tx.update(users).set(changes).where(eq(users.userId, userId)).returning();
  return row ?? null;
};

/** Sets the address of an account; throws where another account has it (`users_email_key`). */
export const updateEmail = async (tx: Tx, userId: number, email: string): Promise<UserRow> => {
  const [row] = await tx.update(users).set({ email }).where(eq(users.userId, userId)).returning();
  if (!row) throw new Error('a locked account is gone');
  return row;
};

/**
 * Sets a new password unless the account has another password or address since the old one was checked.
 * @returns null when one of them was changed, or the account closed, since
 */
export const replacePassword = async (
  tx: Tx,
  checked: Pick<UserRow, 'userId' | 'passwordHash' | 'email'>,
  passwordHash: string,
): Promise<UserRow | null> => {
  const [row] = await tx
    .update(users)
    .set({ passwordHash })
    .where(
      and(
        eq(users.userId, checked.userId),
        eq(users.passwordHash, checked.passwordHash),
        eq(users.email, checked.email),
        isNull(users.closedAt),
      ),
    )
    .returning();
  return row ?? null;
};

/** Sets the first activation only. @returns whether it was this call that activated the account */
export const activateUser = async (tx: Tx, userId: number, now: Date): Promise<boolean> => {
  const rows = await tx
    .update(users)
    .set({ activatedAt: now })
    .where(and(eq(users.userId, userId), sql`${users.activatedAt} is null`, sql`${users.closedAt} is null`))
    .returning({ userId: users.userId });
  return rows.length > 0;
};
