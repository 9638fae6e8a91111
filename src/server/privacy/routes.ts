import type { privacy } from '../../contract/privacy.ts';
import { isRefused, refuse } from '../../contract/refusals.ts';
import { isHttps } from '../../paths.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { reopenLinkState } from '../accounts/close-family.ts';
import { sessionCookie } from '../security/request-session.ts';
import { sayChildLeft, takeChildBack } from './child-left.ts';
import { closeAccount, closeOwnAccount } from './close-account.ts';
import type { PrivacyContext } from './context.ts';
import { reopenByLink, reopenByStaff } from './reopen-account.ts';
import { exportFamily } from './export-family.ts';
import { showClosing, showClosingToStaff } from './show-closing.ts';

export const privacyRoutes = (context: PrivacyContext): Handlers<typeof privacy, Actors> => ({
  'GET /users/export': ({ actor }) => exportFamily(context, actor.familyId),
  'GET /users/closing': ({ actor }) => showClosing(context, actor.familyId),
  'GET /users/{id}/closing': ({ params }) => showClosingToStaff(context, params.id),
  'POST /users/close': async ({ actor, body, cookies, clearBrowserCache }) => {
    const closed = await closeOwnAccount(context, actor.familyId, body.password);
    if (isRefused(closed)) return closed;
    // As when somebody signs out: whoever sits down next must not find what this browser has kept.
    cookies.clear(sessionCookie(isHttps(context.accounts.publicUrl)));
    clearBrowserCache();
    return {};
  },
  'GET /users/reopen/{token}': async ({ params }) => {
    const { database, clock } = context.accounts;
    const state = await reopenLinkState(database.db, params.token, clock.now());
    return state ? { state } : refuse('reopen_link_unusable');
  },
  'POST /users/reopen': ({ body }) => reopenByLink(context, body.token),
  'POST /office/family/close': ({ actor, body }) =>
    closeAccount(context, { familyId: body.user_id, by: actor.userId }),
  'POST /office/child/left': ({ actor, body }) =>
    sayChildLeft(context, { childId: body.child_id, by: actor.userId }),
  'POST /office/child/back': ({ actor, body }) =>
    takeChildBack(context, { childId: body.child_id, by: actor.userId }),
  'POST /office/family/reopen': ({ actor, body }) =>
    reopenByStaff(context, { familyId: body.user_id, by: actor.userId }),
});
