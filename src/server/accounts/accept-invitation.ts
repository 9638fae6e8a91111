import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import { linkState } from '../../domain/accounts/account-status.ts';
import type { StaffRole } from '../../domain/accounts/staff-role.ts';
import type { AccountsContext } from './context.ts';
import { consumeLink, findLink } from './mailed-link-store.ts';
import { checkNewPassword, hashPassword } from './password.ts';
import { hashOfToken } from './token.ts';
import { findUser, lockUser, updateUser } from './user-store.ts';

/** An invitation that can be answered now, with whom it invites; null when it was used, is late, or was taken back. */
const findInvitation = async (
  { database, clock }: Pick<AccountsContext, 'database' | 'clock'>,
  token: string,
) => {
  const link = await findLink(database.db, hashOfToken(token), 'invitation');
  if (!link || linkState(link, clock.now()) !== 'usable') return null;
  const user = await findUser(database.db, link.userId);
  return user && user.closedAt === null && user.activatedAt === null ? { link, user } : null;
};

export const showInvitation = async (
  context: AccountsContext,
  token: string,
): Promise<{ email: string; first_name: string; role: StaffRole } | Refused<'invitation_unusable'>> => {
  const found = await findInvitation(context, token);
  return found?.user.staffRole
    ? { email: found.user.email, first_name: found.user.firstName, role: found.user.staffRole }
    : refuse('invitation_unusable');
};

/** Answers an invitation once: the password is set, and the account can sign in (rule R166). */
export const acceptInvitation = async (
  context: AccountsContext,
  { token, password }: { token: string; password: string },
): Promise<object | Refused<'invalid_input' | 'invitation_unusable'>> => {
  const chosen = checkNewPassword(password);
  if ('problem' in chosen) return refuseFields({ password: chosen.problem });
  const found = await findInvitation(context, token);
  if (!found) return refuse('invitation_unusable');
  const passwordHash = await hashPassword(context, chosen.digest);
  const now = context.clock.now();
  return context.database.transaction(async (tx) => {
    // The account first: an owner may end it, or invite anew, at this moment.
    const user = await lockUser(tx, found.user.userId);
    if (!user || user.closedAt !== null || !(await consumeLink(tx, found.link.tokenHash, now)))
      return refuse('invitation_unusable');
    await updateUser(tx, user.userId, { passwordHash, activatedAt: now });
    return {};
  });
};
