import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { firstRow, onlyRow } from '../platform/db/rows.ts';
import { users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = Omit<typeof users.$inferInsert, 'userId'>;

const selectUser = prepared('user', (db) =>
  db
    .select()
    .from(users)
    .where(eq(users.userId, sql.placeholder('userId'))),
);

export const findUser = (db: Database, userId: number): Promise<UserRow | null> =>
  firstRow(selectUser(db, { userId }));

export const findUserByEmail = (db: Database, email: string): Promise<UserRow | null> =>
  firstRow(db.select().from(users).where(eq(users.email, email)));

/** The account, its row locked until the transaction ends; inserts that refer to it are not blocked. */
export const lockUser = (tx: Tx, userId: number): Promise<UserRow | null> =>
  firstRow(tx.select().from(users).where(eq(users.userId, userId)).for('no key update'));

/** @returns null when the e-mail has an account already */
export const insertUser = (tx: Tx, user: NewUser): Promise<UserRow | null> =>
  firstRow(tx.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning());

export const updateUser = (
  tx: Tx,
  userId: number,
  changes: Partial<Omit<NewUser, 'email' | 'role'>>,
): Promise<UserRow | null> =>
  firstRow(tx.update(users).set(changes).where(eq(users.userId, userId)).returning());

/** Sets the address of an account; throws where another account has it (`users_email_key`). */
export const updateEmail = (tx: Tx, userId: number, email: string): Promise<UserRow> =>
  onlyRow(
    tx.update(users).set({ email }).where(eq(users.userId, userId)).returning(),
    'a locked account is gone',
  );

/**
 * Sets a new password unless the account has another password or address since the old one was checked.
 * @returns null when one of them was changed, or the account closed, since
 */
export const replacePassword = (
  tx: Tx,
  checked: Pick<UserRow, 'userId' | 'passwordHash' | 'email'>,
  passwordHash: string,
): Promise<UserRow | null> =>
  firstRow(
    tx
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
      .returning(),
  );

/** Sets the first activation only. @returns whether it was this call that activated the account */
export const activateUser = async (tx: Tx, userId: number, now: Date): Promise<boolean> => {
  const rows = await tx
    .update(users)
    .set({ activatedAt: now })
    .where(and(eq(users.userId, userId), sql`${users.activatedAt} is null`, sql`${users.closedAt} is null`))
    .returning({ userId: users.userId });
  return rows.length > 0;
};
