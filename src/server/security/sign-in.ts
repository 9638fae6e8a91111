import {
  type AccountType,
  accountType,
  maySignIn,
  sessionLifetime,
  sessionsKept,
} from '../../domain/accounts/account-status.ts';
import { closedDays } from '../../domain/accounts/closing.ts';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import type { SecurityContext } from './context.ts';
import { passwordMatches } from '../accounts/password.ts';
import { countTry, proveSecondFactor } from './second-factor-proof.ts';
import { deleteOldestSessionsOf, deleteSession, insertSession } from './session-store.ts';
import { hashOfToken, newToken } from '../accounts/token.ts';
import { type UserRow, findUserByEmail, lockUser } from '../accounts/known-accounts.ts';

export interface SignInRequest {
  email: string;
  password: string;
  type: 1 | 2;
  /** of an admin with a second factor; empty when it was not sent */
  code: string;
  /** the token of a session that this sign-in replaces */
  replaces: string | undefined;
  userAgent: string;
}

/**
 * Checks the password first, so that nobody without it learns anything about an account (rule R5), then the code of a second
 * factor. There is no session before both are right.
 */
export const signIn = async (
  context: SecurityContext,
  { email, password, type, code, replaces, userAgent }: SignInRequest,
): Promise<
  | { user: UserRow; token: string; lifetime: number }
  | Refused<
      | 'wrong_password'
      | 'account_not_found'
      | 'not_verified'
      | 'second_factor_required'
      | 'wrong_code'
      | 'too_many_tries'
    >
> => {
  const { database, wallClock, clock } = context;
  const user = await findUserByEmail(database.db, email);
  if (!(await passwordMatches(context, user?.passwordHash ?? null, password)) || !user)
    return refuse('wrong_password');
  const entry = maySignIn(user, type);
  if (entry !== 'yes') return refuseEntry(entry, { user, type, now: clock.now() });
  const tried = await countTry(context, user.userId, code);
  if (isRefused(tried)) return tried;
  const { token, tokenHash } = newToken();
  const now = wallClock.now();
  const lifetime = sessionLifetime(user.role);
  const result = await database.transaction(async (tx) => {
    // Checking took a while: a session must not outlive a change of the password, a corrected address or the closing of the account.
    const still = await lockUser(tx, user.userId);
    if (still?.passwordHash !== user.passwordHash || still.email !== user.email)
      return refuse('wrong_password');
    const stillEntry = maySignIn(still, type);
    if (stillEntry !== 'yes') return refuseEntry(stillEntry, { user: still, type, now: clock.now() });
    const proof = await proveSecondFactor(tx, still.userId, code, now);
    if (isRefused(proof)) return proof;
    if (replaces) await deleteSession(tx, hashOfToken(replaces));
    await insertSession(tx, {
      tokenHash,
      userId: user.userId,
      signedInAt: now,
      seenAt: now,
      userAgent,
      expiresAt: new Date(now.getTime() + lifetime),
    });
    await deleteOldestSessionsOf(tx, user.userId, sessionsKept);
    return { user: still, token, lifetime };
  });
  if (!isRefused(result)) await tried.giveBack();
  return result;
};

/** The password was right, so a family may learn what opens its closed account again (rule R5). */
const refuseEntry = <Entry extends 'account_not_found' | 'not_verified'>(
  entry: Entry,
  { user, type, now }: { user: UserRow; type: AccountType; now: Date },
): Refused<Entry> => {
  const isFamily = user.role === 'parent' && type === accountType.parent;
  const closed = isFamily ? closedDays(user, now) : null;
  return { ...refuse(entry), ...(closed && { closed }) };
};
