import type { ApiToken } from '../../contract/api-tokens.ts';
import { tokenState } from '../../domain/accounts/api-token.ts';
import { fullName } from '../../domain/values/person-name.ts';
import type { ApiTokensContext } from './context.ts';
import { selectTokens } from './token-store.ts';

/** The newest tokens, without their secrets. */
export const listTokens = async ({
  database,
  wallClock,
}: Pick<ApiTokensContext, 'database' | 'wallClock'>): Promise<{ tokens: ApiToken[] }> => {
  const rows = await selectTokens(database.db);
  const now = wallClock.now();
  return {
    tokens: rows.map(({ token, firstName, lastName }) => ({
      api_token_id: token.tokenId,
      program: token.name,
      scopes: token.scopes,
      made_by: fullName(firstName, lastName),
      made_at: token.madeAt.toISOString(),
      ends_at: token.endsAt.toISOString(),
      last_used: token.usedAt?.toISOString() ?? null,
      state: tokenState(token, now),
    })),
  };
};
