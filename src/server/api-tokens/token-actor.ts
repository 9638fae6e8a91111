import { type Refused, refuse } from '../../contract/refusals.ts';
import { type TokenScope, mayToken, tokenState } from '../../domain/accounts/api-token.ts';
import { hashOfToken } from '../accounts/token.ts';
import type { Admin } from '../accounts/actors.ts';
import { staffStateOf } from '../accounts/staff-accounts.ts';
import { whoOf } from '../platform/http/rate-limit.ts';
import type { ApiTokensContext } from './context.ts';
import { isApiToken } from './make-token.ts';
import { findToken, noteUse, wasUsedLately } from './token-store.ts';

/**
 * Who a program is by its token: a clerk in the name of the owner who made it, for what the call opens to tokens (rule R264). Asked
 * for at every call, so that an ended token opens nothing any more.
 */
export const tokenActor = async (
  { database, wallClock, limiter }: ApiTokensContext,
  sent: string,
  scope: TokenScope,
): Promise<Admin | Refused> => {
  const found = isApiToken(sent) ? await findToken(database.db, hashOfToken(sent)) : null;
  const now = wallClock.now();
  if (!found || tokenState(found.token, now) !== 'active') return refuse('token_unusable');
  const { token, account } = found;
  // The end of who made it ends the token as well; this is the second lock.
  if (account.staffRole !== 'owner' || staffStateOf(account) !== 'active') return refuse('token_unusable');
  if (!mayToken(token.scopes, scope)) return refuse('not_allowed');
  const full = await limiter.take([{ rule: 'api_token', who: whoOf([token.tokenId]) }]);
  if (full) return { refused: 'too_many_tries', retryAfter: full.retryAfter };
  if (!wasUsedLately(token, now)) await database.transaction((tx) => noteUse(tx, token.tokenId, now));
  const { userId, email, locale } = account;
  return {
    kind: 'admin',
    role: 'clerk',
    userId,
    email,
    locale,
    sessionHash: '',
    secondFactorDue: false,
    token: token.name,
  };
};
