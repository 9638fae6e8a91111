import { maySignIn, sessionLifetime } from '../../domain/accounts/account-status.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { AccountsContext } from './context.ts';
import { passwordMatches } from './password.ts';
import { deleteSession, insertSession } from './session-store.ts';
import { hashOfToken, newToken } from './token.ts';
import { type UserRow, findUserByEmail, lockUser } from './user-store.ts';

export interface SignInRequest {
  email: string;
  password: string;
  type: 1 | 2;
  /** the token of a session that this sign-in replaces */
  replaces: string | undefined;
}

/** Checks the password first, so that nobody without it learns anything about an account (rule R5). */
export const signIn = async (
  { database, wallClock }: AccountsContext,
  { email, password, type, replaces }: SignInRequest,
): Promise<
  | { user: UserRow; token: string; lifetime: number }
  | Refused<'wrong_password' | 'account_not_found' | 'not_verified'>
> => {
  const user = await findUserByEmail(database.db, email);
  if (!(await passwordMatches(user?.passwordHash ?? null, password)) || !user)
    return refuse('wrong_password');
  const entry = maySignIn(user, type);
  if (entry !== 'yes') return refuse(entry);
  const { token, tokenHash } = newToken();
  const now = wallClock.now();
  const lifetime = sessionLifetime(user.role);
  return database.transaction(async (tx) => {
    // Checking took a while: a session must not outlive a change of the password or the closing of the account.
    const still = await lockUser(tx, user.userId);
    if (still?.passwordHash !== user.passwordHash) return refuse('wrong_password');
    const stillEntry = maySignIn(still, type);
    if (stillEntry !== 'yes') return refuse(stillEntry);
    if (replaces) await deleteSession(tx, hashOfToken(replaces));
    await insertSession(tx, {
      tokenHash,
      userId: user.userId,
      seenAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
    });
    return { user: still, token, lifetime };
  });
};
