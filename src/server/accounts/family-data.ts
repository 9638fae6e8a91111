import { and, asc, eq, getTableColumns, isNotNull, isNull, lte } from 'drizzle-orm';
import { erasedEmail, erasedName } from '../../domain/accounts/closing.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { mailedLinks, users } from './tables.ts';

/** The families whose accounts were closed before this instant, and are not erased yet. */
export const closedFamilies = async (db: Database, before: Date): Promise<number[]> => {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.role, 'parent'), lte(users.closedAt, before), isNull(users.erasedAt)))
    .orderBy(asc(users.userId));
  return rows.map(({ userId }) => userId);
};

/** Nobody is to be read from the account any more; its e-mail address is free again. */
export const eraseAccount = async (tx: Tx, userId: number, erasedAt: Date): Promise<void> => {
  await tx.delete(mailedLinks).where(eq(mailedLinks.userId, userId));
  await tx
    .update(users)
    .set({
      email: erasedEmail(userId),
      passwordHash: '',
      firstName: erasedName(userId),
      lastName: '',
      phoneNumber: '',
      gender: 'FEMALE',
      birthdate: '1900-01-01',
      province: '',
      city: '',
      zipCode: '',
      addressDetails: '',
      specialNotes: '',
      imageKey: null,
      erasedAt,
    })
    .where(eq(users.userId, userId));
};

/** The families that were erased. */
export const erasedFamilies = async (db: Database): Promise<number[]> => {
  const rows = await db.select({ userId: users.userId }).from(users).where(isNotNull(users.erasedAt));
  return rows.map(({ userId }) => userId);
};

/** What the account holds on its owner, without what lets somebody sign in. */
export const heldOfAccount = async (db: Database, userId: number) => {
  const { passwordHash: _secret, searchText: _same, ...columns } = getTableColumns(users);
  const [row] = await db.select(columns).from(users).where(eq(users.userId, userId));
  return row ?? null;
};
