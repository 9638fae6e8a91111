import { and, asc, eq, getTableColumns, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { erasedEmail, erasedName } from '../../domain/accounts/closing.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { familyNotes, mailedLinks, users } from './tables.ts';

interface ErasedFamily {
  userId: number;
  createdAt: Date;
  erasedAt: Date | null;
}

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
  await tx.delete(familyNotes).where(eq(familyNotes.userId, userId));
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
      closedAt: sql`coalesce(${users.closedAt}, ${erasedAt.toISOString()}::timestamptz)`,
      erasedAt,
    })
    .where(eq(users.userId, userId));
};

/** The families that were erased, and when each was registered: together they tell it from another one with its number. */
export const erasedFamilies = (db: Database): Promise<ErasedFamily[]> =>
  db
    .select({ userId: users.userId, createdAt: users.createdAt, erasedAt: users.erasedAt })
    .from(users)
    .where(and(eq(users.role, 'parent'), isNotNull(users.erasedAt)));

/** These families, erased or not, with when they were registered. */
export const familiesByNumber = (db: Database, userIds: readonly number[]): Promise<ErasedFamily[]> =>
  db
    .select({ userId: users.userId, createdAt: users.createdAt, erasedAt: users.erasedAt })
    .from(users)
    .where(and(eq(users.role, 'parent'), isAnyOf(users.userId, userIds)));

/** What the account holds on its owner, without what lets somebody sign in. */
export const heldOfAccount = async (db: Database, userId: number) => {
  const { passwordHash: _secret, searchText: _same, ...columns } = getTableColumns(users);
  return firstRow(db.select(columns).from(users).where(eq(users.userId, userId)));
};

/** What staff noted about the family, without who it was. */
export const heldFamilyNotes = (db: Database, userId: number) =>
  db
    .select({ createdAt: familyNotes.createdAt, text: familyNotes.text })
    .from(familyNotes)
    .where(eq(familyNotes.userId, userId))
    .orderBy(asc(familyNotes.noteId));
