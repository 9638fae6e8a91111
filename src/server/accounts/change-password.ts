import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import type { Admin, Parent } from './actors.ts';
import type { AccountsContext } from './context.ts';
import { mailPasswordChange } from './mail-password-change.ts';
import { consumeAllLinks } from './mailed-link-store.ts';
import { checkNewPassword, hashPassword, passwordMatches } from './password.ts';
import { type UserRow, findUser, replacePassword } from './user-store.ts';

interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  count: () => Promise<Refused<'too_many_tries'> | null>;
}

/**
 * Changes the own password, ends the account's other sessions and mailed reset links, and mails about it (rule R7).
 * @param change `count` counts a change that is about to be made (rule R73), and refuses one too many
 */
export const changePassword = async (
  context: AccountsContext,
  actor: Parent | Admin,
  { oldPassword, newPassword, count }: PasswordChange,
): Promise<UserRow | Refused<'invalid_input' | 'not_found' | 'too_many_tries'>> => {
  const { database, clock } = context;
  const user = await findUser(database.db, actor.userId);
  if (!user) return refuse('not_found');
  if (!(await passwordMatches(context, user.passwordHash, oldPassword)))
    return refuseFields({ old_password: 'invalid' });
  const chosen = checkNewPassword(newPassword);
  if ('problem' in chosen) return refuseFields({ new_password: chosen.problem });
  const tooMany = await count();
  // It was the right password.
  if (tooMany) return { ...tooMany, uncounted: true };
  const passwordHash = await hashPassword(context, chosen.digest);
  return database.transaction(async (tx) => {
    const updated = await replacePassword(tx, user, passwordHash);
    // Changed by somebody else while this one was checked: what was sent is not the old password any more.
    if (!updated) return refuseFields({ old_password: 'invalid' });
    await context.endSessions(tx, user.userId, actor.sessionHash);
    await consumeAllLinks(tx, user.userId, 'reset', clock.now());
    await mailPasswordChange(context, tx, updated);
    return updated;
  });
};
