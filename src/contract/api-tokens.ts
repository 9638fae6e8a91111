import * as z from 'zod/mini';
import { longestTokenDays, sayWhatIsRead, tokenScopes } from '../domain/accounts/api-token.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { namedObject } from './named-object.ts';

const tag = 'API tokens';

/** A way in for a program of somebody else's. Its secret is not among it: it is shown once, when the token is made. */
export const ApiToken = namedObject('ApiToken', {
  api_token_id: z.int(),
  /** what its owner calls the program that has it */
  program: z.string(),
  /** what it reads, everything or orders alone, and what it may change */
  scopes: z.array(z.enum(tokenScopes)),
  /** the owner who made it */
  made_by: z.string(),
  made_at: z.string(),
  ends_at: z.string(),
  /** when it was used last, to the minute; null: never */
  last_used: z.nullable(z.string()),
  /** `ended`: by an owner, or because who made it is none any more; `expired`: its time is over */
  state: z.enum(['active', 'ended', 'expired']),
});
export type ApiToken = z.output<typeof ApiToken>;

const tokens = z.object({ tokens: z.array(ApiToken) });

export const NewApiToken = z.object({
  program: field.text(60),
  scopes: z
    .array(z.enum(tokenScopes, { error: field.problem('invalid') }), { error: field.missingOrInvalid })
    .check(
      z.maxLength(tokenScopes.length, field.problem('invalid')),
      z.refine(sayWhatIsRead, { error: field.problem('invalid') }),
    ),
  /** from now on */
  days: z.pipe(field.id, z.int().check(z.maximum(longestTokenDays, field.problem('invalid')))),
});

/** What owners do for other programs (rules R263 and R264). Tokens themselves open none of it. */
export const apiTokens = {
  'GET /api-tokens': endpoint({
    summary: 'The tokens of other programs, the newest first; of those that are over the newest 100',
    tag,
    who: 'owner',
    reply: tokens,
  }),
  'POST /api-tokens': endpoint({
    summary: 'Make a token. `token` is shown this once: a repeat of the call has the list without it',
    tag,
    who: 'owner',
    body: NewApiToken,
    status: 201,
    reply: z.extend(tokens, { token: z.optional(z.string()) }),
    creates: { readBy: 'GET /api-tokens' },
    refusals: ['not_allowed', 'too_many_tokens'],
  }),
  'POST /api-tokens/end': endpoint({
    summary: 'End a token at once',
    tag,
    who: 'owner',
    body: z.object({ api_token_id: field.id }),
    reply: tokens,
    success: 'updated',
    refusals: ['not_allowed', 'not_found'],
  }),
};
