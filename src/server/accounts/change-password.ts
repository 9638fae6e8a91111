import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import type { Admin, Parent } from './actors.ts';
import type { AccountsContext } from './context.ts';
import { hashPassword, isLongEnough, passwordMatches } from './password.ts';
import { deleteOtherSessionsOf } from './session-store.ts';
import { type UserRow, findUser, replacePassword } from './user-store.ts';

/** Changes the own password and ends the account's other sessions (rule R7). */
export const changePassword = async (
  { database }: AccountsContext,
  actor: Parent | Admin,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<UserRow | Refused<'invalid_input' | 'not_found'>> => {
  const user = await findUser(database.db, actor.userId);
  if (!user) return refuse('not_found');
  if (!(await passwordMatches(user.passwordHash, oldPassword)))
    return refuseFields({ old_password: 'invalid' });
  if (!isLongEnough(newPassword)) return refuseFields({ new_password: 'password_too_short' });
  const passwordHash = await hashPassword(newPassword);
  return database.transaction(async (tx) => {
    const updated = await replacePassword(tx, user, passwordHash);
    // Changed by somebody else while this one was checked: what was sent is not the old password any more.
    if (!updated) return refuseFields({ old_password: 'invalid' });
    await deleteOtherSessionsOf(tx, user.userId, actor.sessionHash);
    return updated;
  });
};
