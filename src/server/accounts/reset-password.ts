import { linkState } from '../../domain/accounts/account-status.ts';
import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import type { AccountsContext } from './context.ts';
import { mailPasswordChange } from './mail-password-change.ts';
import { findLink, consumeAllLinks, consumeLink } from './mailed-link-store.ts';
import { checkNewPassword, hashPassword } from './password.ts';
import { hashOfToken } from './token.ts';
import { activateUser, findUser, lockUser, replacePassword } from './user-store.ts';

/** A reset link that works now, or null: the page behind it asks before it shows the form. */
export const findResetLink = async (
  { database, clock }: Pick<AccountsContext, 'database' | 'clock'>,
  token: string,
) => {
  const link = await findLink(database.db, hashOfToken(token), 'reset');
  return link !== null && linkState(link, clock.now()) === 'usable' ? link : null;
};

/** Sets a new password by a mailed link, once, ends all sessions and reset links of the account and mails about it (rule R7). */
export const resetPassword = async (
  context: AccountsContext,
  { token, password }: { token: string; password: string },
): Promise<{ email: string } | Refused<'invalid_input' | 'reset_link_unusable'>> => {
  const { database, clock } = context;
  const chosen = checkNewPassword(password);
  if ('problem' in chosen) return refuseFields({ password: chosen.problem });
  const link = await findResetLink(context, token);
  if (!link) return refuse('reset_link_unusable');
  const user = await findUser(database.db, link.userId);
  if (!user || user.closedAt !== null || (user.role === 'admin' && user.activatedAt === null))
    return refuse('reset_link_unusable');
  const passwordHash = await hashPassword(context, chosen.digest);
  const now = clock.now();
  return database.transaction(async (tx) => {
    // The account first: of two resets at once the later waits here, and then finds its link used.
    await lockUser(tx, user.userId);
    if (!(await consumeLink(tx, link.tokenHash, now))) return refuse('reset_link_unusable');
    if (!(await replacePassword(tx, user, passwordHash))) return refuse('reset_link_unusable');
    await consumeAllLinks(tx, user.userId, 'reset', now);
    // Whoever reads the account's mail has proven what the activation mail asks for.
    await activateUser(tx, user.userId, now);
    await context.endSessions(tx, user.userId);
    await mailPasswordChange(context, tx, user);
    return { email: user.email };
  });
};
