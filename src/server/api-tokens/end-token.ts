import type { ApiToken } from '../../contract/api-tokens.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { lockOwners } from '../accounts/staff-accounts.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Tx } from '../platform/db/database.ts';
import type { ApiTokensContext } from './context.ts';
import { listTokens } from './list-tokens.ts';
import { endTokens, lockToken } from './token-store.ts';

/** Ends a token at once (rule R263). One that is over already stays as it is. */
export const endToken = async (
  context: ApiTokensContext,
  by: number,
  tokenId: number,
): Promise<{ tokens: ApiToken[] } | Refused<'not_allowed' | 'not_found'>> => {
  const { database, clock, wallClock } = context;
  const refused = await database.transaction(async (tx) => {
    if (!(await lockOwners(tx)).includes(by)) return refuse('not_allowed');
    const token = await lockToken(tx, tokenId);
    if (!token) return refuse('not_found');
    await endTokens(tx, { tokenId }, wallClock.now());
    await recordChange(tx, {
      by,
      at: clock.now(),
      kind: 'api_token',
      objectId: tokenId,
      name: token.name,
      before: { ended: token.endedAt !== null },
      after: { ended: true },
    });
    return null;
  });
  return refused ?? listTokens(context);
};

/** Ends what somebody made who is no owner any more: made one again, they make new tokens (rule R263). */
export const endTokensOf =
  ({ wallClock }: Pick<ApiTokensContext, 'wallClock'>) =>
  (tx: Tx, userId: number): Promise<unknown> =>
    endTokens(tx, { madeBy: userId }, wallClock.now());
