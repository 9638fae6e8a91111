import { type LinkPurpose, linkExpiry } from '../../domain/accounts/account-status.ts';
import type { StaffRole } from '../../domain/accounts/staff-role.ts';
import { languageOf } from '../../i18n/language.ts';
import { absolute, paths } from '../../paths.ts';
import type { Tx } from '../platform/db/database.ts';
import type { AccountsContext } from './context.ts';
import { insertLink } from './mailed-link-store.ts';
import { newToken } from './token.ts';
import type { UserRow } from './user-store.ts';

const pathOf = {
  activation: paths.activateAccount,
  reset: paths.resetPasswordCallback,
  invitation: paths.adminInvitation,
  family_invitation: paths.familyInvitation,
  reopen: paths.reopenAccount,
};

/** Posts a mail with a one-time link to an account's own address. */
export const mailLink = async (
  { clock, publicUrl, post }: Pick<AccountsContext, 'clock' | 'publicUrl' | 'post'>,
  tx: Tx,
  user: Pick<UserRow, 'userId' | 'email' | 'firstName' | 'gender' | 'role' | 'locale' | 'activatedAt'>,
  purpose: Exclude<LinkPurpose, 'invitation' | 'family_invitation'>,
): Promise<void> => {
  const { url } = await makeLink({ clock, publicUrl }, tx, user, purpose);
  await post(tx, {
    to: user.email,
    kind: purpose,
    language: languageOf(user.locale),
    data: { ...greeted(user), url },
  });
};

/** Posts the mail that invites somebody to work here. It greets by the name that the owner who invites has typed. */
export const mailInvitation = async (
  { clock, publicUrl, post }: Pick<AccountsContext, 'clock' | 'publicUrl' | 'post'>,
  tx: Tx,
  user: Pick<UserRow, 'userId' | 'email' | 'firstName' | 'locale'>,
  said: { role: StaffRole; inviter: string },
): Promise<void> => {
  const { url } = await makeLink({ clock, publicUrl }, tx, user, 'invitation');
  await post(tx, {
    to: user.email,
    kind: 'invitation',
    language: languageOf(user.locale),
    data: { firstName: user.firstName, gender: null, url, ...said },
  });
};

/** Makes a one-time link to an account; the database keeps its hash alone. */
export const makeLink = async (
  { clock, publicUrl }: Pick<AccountsContext, 'clock' | 'publicUrl'>,
  tx: Tx,
  { userId }: Pick<UserRow, 'userId'>,
  purpose: LinkPurpose,
): Promise<{ url: string; expiresAt: Date }> => {
  const { token, tokenHash } = newToken();
  const expiresAt = linkExpiry(purpose, clock.now());
  await insertLink(tx, { tokenHash, userId, purpose, expiresAt });
  return { url: absolute(publicUrl, pathOf[purpose](token)), expiresAt };
};

/**
 * Whom a mail greets. Before the address is confirmed nobody: whoever registered it may have typed anything as a name, and the
 * mail may go to a stranger (rule R3). Invitations do not ask here.
 */
export const greeted = ({
  activatedAt,
  role,
  firstName,
  gender,
}: Pick<UserRow, 'firstName' | 'gender' | 'role' | 'activatedAt'>) =>
  activatedAt === null
    ? { firstName: null, gender: null }
    : { firstName, gender: role === 'parent' ? gender : null };
