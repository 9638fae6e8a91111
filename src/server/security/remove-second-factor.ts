import { type Refused, refuse } from '../../contract/refusals.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Admin } from '../accounts/actors.ts';
import type { SecurityContext } from './context.ts';
import { deleteSecondFactor } from './second-factor-store.ts';
import { endSessions } from './session-store.ts';
import { refuseWrongPassword } from './set-up-second-factor.ts';
import { isFactorRequired } from './staff-store.ts';
import { findUserByEmail, lockUser } from '../accounts/known-accounts.ts';

/** Switches the own second factor off, unless the school requires one (rule R77). */
export const switchOffSecondFactor = async (
  context: SecurityContext,
  actor: Admin,
  password: string,
): Promise<Refused<'invalid_input' | 'second_factor_compulsory'> | null> => {
  if (await isFactorRequired(context, actor.role)) return refuse('second_factor_compulsory');
  const refused = await refuseWrongPassword(context, actor, password);
  if (refused) return refused;
  await context.database.transaction(async (tx) => {
    await lockUser(tx, actor.userId);
    await deleteSecondFactor(tx, actor.userId);
  });
  return null;
};

/**
 * Removes the second factor of an admin who lost the phone and the recovery codes, and ends the account's sessions. Only
 * whoever runs the server can.
 *
 * @returns whether there was one
 */
export const removeSecondFactorOf = async (
  { database }: { database: OpenDatabase },
  email: string,
): Promise<boolean | Refused<'account_not_found'>> => {
  const user = await findUserByEmail(database.db, email);
  if (user?.role !== 'admin') return refuse('account_not_found');
  return database.transaction(async (tx) => {
    await lockUser(tx, user.userId);
    await endSessions(tx, user.userId);
    return deleteSecondFactor(tx, user.userId);
  });
};
