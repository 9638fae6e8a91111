import { asc, eq, max } from 'drizzle-orm';
import type { StaffRole } from '../../domain/accounts/staff-role.ts';
import { accountRows } from '../accounts/account-rows.ts';
import { nameOrder } from '../platform/db/columns.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { secondFactors, sessions, staffRules } from './tables.ts';

/** Everybody who works here or did, by name, with when they were last seen. */
export const staffRows = (db: Database) => {
  const account = accountRows(db);
  const shown = {
    userId: account.userId,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    role: account.staffRole,
    activatedAt: account.activatedAt,
    closedAt: account.closedAt,
    secondFactorAt: secondFactors.enabledAt,
  };
  return db
    .select({ ...shown, seenAt: max(sessions.seenAt) })
    .from(account)
    .leftJoin(secondFactors, eq(secondFactors.userId, account.userId))
    .leftJoin(sessions, eq(sessions.userId, account.userId))
    .where(eq(account.role, 'admin'))
    .groupBy(...Object.values(shown))
    .orderBy(nameOrder(account.firstName), nameOrder(account.lastName), asc(account.userId));
};

/** The roles that have to set up a second factor. */
export const rolesWithSecondFactor = async (db: Database): Promise<StaffRole[]> => {
  const rows = await db
    .select({ role: staffRules.role })
    .from(staffRules)
    .where(eq(staffRules.secondFactorRequired, true));
  return rows.map(({ role }) => role);
};

export const requireSecondFactor = (tx: Tx, role: StaffRole, secondFactorRequired: boolean) =>
  tx
    .insert(staffRules)
    .values({ role, secondFactorRequired })
    .onConflictDoUpdate({ target: staffRules.role, set: { secondFactorRequired } });

/** Whether somebody with this role has to have a second factor: by the server's setting, or because owners say so (rule R77). */
export const isFactorRequired = async (
  { database, secondFactorRequired }: { database: { db: Database }; secondFactorRequired: boolean },
  role: StaffRole,
): Promise<boolean> => secondFactorRequired || (await rolesWithSecondFactor(database.db)).includes(role);
