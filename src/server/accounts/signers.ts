import { asc, eq } from 'drizzle-orm';
import { fullName } from '../../domain/values/person-name.ts';
import type { Database } from '../platform/db/database.ts';
import { users } from './tables.ts';

/** Who signs for the school. */
export interface Signers {
  /** the full name of the owner who has been here longest */
  readonly owner: string | null;
  /** the full name of somebody of the staff, who may have left */
  nameOf(userId: number | undefined): string | null;
}

/** The staff by full name: one query. */
export const signersOf = async (db: Database): Promise<Signers> => {
  const staff = await db
    .select({
      userId: users.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      staffRole: users.staffRole,
      activatedAt: users.activatedAt,
      closedAt: users.closedAt,
    })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.userId));
  const names = new Map(staff.map((one) => [one.userId, fullName(one.firstName, one.lastName)]));
  const owner = staff.find(
    ({ staffRole, activatedAt, closedAt }) =>
      staffRole === 'owner' && activatedAt !== null && closedAt === null,
  );
  return {
    owner: owner ? (names.get(owner.userId) ?? null) : null,
    nameOf: (userId) => (userId === undefined ? null : (names.get(userId) ?? null)),
  };
};
