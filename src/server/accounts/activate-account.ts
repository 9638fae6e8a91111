import { linkState } from '../../domain/accounts/account-status.ts';
import type { AccountsContext } from './context.ts';
import { findLink, consumeAllLinks } from './mailed-link-store.ts';
import { hashOfToken } from './token.ts';
import { activateUser, findUser, lockUser } from './user-store.ts';

/** What following the link of an activation mail came to. */
export type Activation = 'activated' | 'already_activated' | 'expired' | 'unusable';

export const activateAccount = async (
  { database, clock }: AccountsContext,
  token: string,
): Promise<Activation> => {
  const now = clock.now();
  const link = await findLink(database.db, hashOfToken(token), 'activation');
  if (!link) return 'unusable';
  const user = await findUser(database.db, link.userId);
  if (!user || user.closedAt !== null) return 'unusable';
  if (user.activatedAt !== null) return 'already_activated';
  if (linkState(link, now) !== 'usable') return 'expired';
  return database.transaction(async (tx) => {
    // A correction of the address ends this link, and waits for this lock or is waited for.
    const locked = await lockUser(tx, user.userId);
    if (locked && locked.activatedAt !== null) return 'already_activated';
    const current = await findLink(tx, link.tokenHash, 'activation');
    if (!current || linkState(current, now) !== 'usable') return 'expired';
    const first = await activateUser(tx, user.userId, now);
    await consumeAllLinks(tx, user.userId, 'activation', now);
    return first ? 'activated' : 'already_activated';
  });
};
