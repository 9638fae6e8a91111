import type { apiTokens } from '../../contract/api-tokens.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { ApiTokensContext } from './context.ts';
import { endToken } from './end-token.ts';
import { listTokens } from './list-tokens.ts';
import { makeToken } from './make-token.ts';

export const apiTokensRoutes = (context: ApiTokensContext): Handlers<typeof apiTokens, Actors> => ({
  'GET /api-tokens': () => listTokens(context),
  'POST /api-tokens': ({ actor, body }) => makeToken(context, actor.userId, body),
  'POST /api-tokens/end': ({ actor, body }) => endToken(context, actor.userId, body.api_token_id),
});
