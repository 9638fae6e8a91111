import type { ApiToken } from '../../contract/api-tokens.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { type TokenScope, tokenEnd } from '../../domain/accounts/api-token.ts';
import * as en from '../../i18n/en/staff-notices.ts';
import * as id from '../../i18n/id/staff-notices.ts';
import { paths } from '../../paths.ts';
import { lockOwners } from '../accounts/staff-accounts.ts';
import { hashOfToken, isToken, newToken } from '../accounts/token.ts';
import { recordChange } from '../audit/record-change.ts';
import type { ApiTokensContext } from './context.ts';
import { listTokens } from './list-tokens.ts';
import { countAlive, insertToken } from './token-store.ts';

/** By which people, and programs that look for secrets gone astray, know one when they see it. */
const PREFIX = 'kc_';
/** More than any school has programs. */
const MOST_TOKENS = 20;

export const isApiToken = (text: string): boolean =>
  text.startsWith(PREFIX) && isToken(text.slice(PREFIX.length));

/** Makes a token, of which every owner is told (rule R263). @returns it, this once, with the list */
export const makeToken = async (
  context: ApiTokensContext,
  by: number,
  { program: name, scopes, days }: { program: string; scopes: readonly TokenScope[]; days: number },
): Promise<{ token: string; tokens: ApiToken[] } | Refused<'not_allowed' | 'too_many_tokens'>> => {
  const { database, clock, wallClock, notifyOwners } = context;
  const token = `${PREFIX}${newToken().token}`;
  const refused = await database.transaction(async (tx) => {
    if (!(await lockOwners(tx)).includes(by)) return refuse('not_allowed');
    const madeAt = wallClock.now();
    if ((await countAlive(tx, madeAt)) >= MOST_TOKENS) return refuse('too_many_tokens');
    const endsAt = tokenEnd(madeAt, days);
    const given = [...new Set(scopes)];
    const tokenHash = hashOfToken(token);
    const tokenId = await insertToken(tx, { name, scopes: given, tokenHash, madeBy: by, madeAt, endsAt });
    await recordChange(tx, {
      by,
      at: clock.now(),
      kind: 'api_token',
      objectId: tokenId,
      name,
      before: null,
      after: { scopes: given.join(', '), ends_at: endsAt.toISOString() },
    });
    // Else whoever made one in a stolen session would keep a way in that nobody looks for.
    await notifyOwners(tx, {
      kind: 'staff_token',
      childId: null,
      title: en.staffToken.title(name),
      titleIndo: id.staffToken.title(name),
      body: en.staffToken.body,
      bodyIndo: id.staffToken.body,
      link: paths.adminApiTokens,
      now: clock.now(),
    });
    return null;
  });
  return refused ?? { token, ...(await listTokens(context)) };
};
