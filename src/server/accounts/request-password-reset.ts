import { mayReopen } from '../../domain/accounts/closing.ts';
import type { AccountsContext } from './context.ts';
import { mailLink } from './mail-link.ts';
import { type UserRow, findUserByEmail, lockUser } from './user-store.ts';

/**
 * Posts a reset mail to an account that is open, and to a family that has closed its own the mail that opens it again, unless
 * `tooMany` says that its limits are reached. The answer never reveals whether there is one.
 */
export const requestPasswordReset = async (
  context: AccountsContext,
  email: string,
  tooMany: () => Promise<unknown>,
): Promise<void> => {
  const user = await findUserByEmail(context.database.db, email);
  if (!user) return;
  const purpose = purposeOf(user, context.clock.now());
  if (purpose === null) return;
  // Who has not answered an invitation would get round its end; and a family from a file hears nothing before it (rule R260).
  if ((user.role === 'admin' || user.importId !== null) && user.activatedAt === null) return;
  if (await tooMany()) return;
  await context.database.transaction(async (tx) => {
    // Staff may have corrected the address or closed the account since: no link goes to the former address.
    const now = await lockUser(tx, user.userId);
    if (now?.email === email && purposeOf(now, context.clock.now()) === purpose)
      await mailLink(context, tx, now, purpose);
  });
};

/** A closed account is opened again first, while it can be; what is over gets no mail. */
const purposeOf = (user: UserRow, now: Date): 'reset' | 'reopen' | null => {
  if (user.closedAt === null) return 'reset';
  return user.role === 'parent' && mayReopen(user, now) ? 'reopen' : null;
};
