import type * as z from 'zod/mini';
import type { NewEmail } from '../../contract/accounts.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { breaksUniqueness } from '../platform/db/errors.ts';
import type { AccountsContext } from './context.ts';
import { mailLink } from './mail-link.ts';
import { consumeAllLinks } from './mailed-link-store.ts';
import { passwordMatches } from './password.ts';
import { findUserByEmail, lockUser, updateEmail } from './user-store.ts';

/**
 * Corrects the address of an account whose mail never arrived because it was mistyped, by its password; the activation mail
 * goes to the new address, and links to the old one end (rule R180). Once activated an account keeps its address.
 */
export const correctNewEmail = async (
  context: AccountsContext,
  { email, password, new_email: newEmail }: z.output<typeof NewEmail>,
  count: () => Promise<Refused<'too_many_tries'> | null>,
): Promise<object | Refused<'wrong_password' | 'account_active' | 'email_taken' | 'too_many_tries'>> => {
  const { database, clock } = context;
  const found = await findUserByEmail(database.db, email);
  const user = found?.role === 'parent' && found.closedAt === null ? found : null;
  // An unknown address takes as long as a wrong password.
  if (!(await passwordMatches(context, user?.passwordHash ?? null, password)) || !user)
    return refuse('wrong_password');
  try {
    return await database.transaction(async (tx) => {
      const now = await lockUser(tx, user.userId);
      // Staff, or another try, may have corrected it since.
      if (now?.email !== email || now.passwordHash !== user.passwordHash) return refuse('wrong_password');
      if (now.activatedAt !== null) return refuse('account_active');
      const tooMany = await count();
      if (tooMany) return tooMany;
      const corrected = await updateEmail(tx, now.userId, newEmail);
      await consumeAllLinks(tx, now.userId, 'activation', clock.now());
      await mailLink(context, tx, corrected, 'activation');
      return {};
    });
  } catch (error) {
    if (breaksUniqueness(error, 'users_email_key')) return refuse('email_taken');
    throw error;
  }
};
