import { hasNotCome } from '../../domain/accounts/imported-family.ts';
import { mayReopen } from '../../domain/accounts/closing.ts';
import { linkState } from '../../domain/accounts/account-status.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import type { AccountsContext } from './context.ts';
import { endLinks } from './family-desk.ts';
import { mailLink } from './mail-link.ts';
import { consumeAllLinks, findLink } from './mailed-link-store.ts';
import { hashOfToken } from './token.ts';
import { type UserRow, findUser, updateUser } from './user-store.ts';

/** Closes a family's account: sign-in ends at once, and a mail can open it again (rule R177), which a family that has not come does not get (rule R260). */
export const closeFamily = async (context: AccountsContext, tx: Tx, user: UserRow): Promise<void> => {
  const closedAt = context.clock.now();
  await updateUser(tx, user.userId, { closedAt });
  await context.endSessions(tx, user.userId);
  await endLinks(tx, user.userId, closedAt);
  await context.dropNotices(tx, user.email);
  if (!hasNotCome(user)) await mailLink(context, tx, user, 'reopen');
};

/** Opens a closed account again. The caller has seen that it may. */
export const reopenFamily = async (
  { clock }: Pick<AccountsContext, 'clock'>,
  tx: Tx,
  { userId }: UserRow,
): Promise<void> => {
  await consumeAllLinks(tx, userId, 'reopen', clock.now());
  await updateUser(tx, userId, { closedAt: null });
};

/** What the link of such a mail finds: an account to open, one that is open already, or null when it does nothing. */
export const reopenLinkState = async (
  db: Database,
  token: string,
  now: Date,
): Promise<'closed' | 'open' | null> => {
  const link = await findLink(db, hashOfToken(token), 'reopen');
  const user = link && (await findUser(db, link.userId));
  if (user?.closedAt === null) return 'open';
  return (await closedByLink(db, token, now)) ? 'closed' : null;
};

/** The closed account that the link of a mail opens again; null for a link that does nothing any more. */
export const closedByLink = async (db: Database, token: string, now: Date): Promise<UserRow | null> => {
  const link = await findLink(db, hashOfToken(token), 'reopen');
  if (!link || linkState(link, now) !== 'usable') return null;
  const user = await findUser(db, link.userId);
  return user && mayReopen(user, now) ? user : null;
};
