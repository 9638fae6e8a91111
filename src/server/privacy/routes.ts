import type { privacy } from '../../contract/privacy.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { closeAccount, closeOwnAccount } from './close-account.ts';
import type { PrivacyContext } from './context.ts';
import { reopenByLink, reopenByStaff } from './reopen-account.ts';
import { showClosing } from './show-closing.ts';

export const privacyRoutes = (context: PrivacyContext): Handlers<typeof privacy, Actors> => ({
  'GET /users/closing': ({ actor }) => showClosing(context, actor.familyId),
  'POST /users/close': ({ actor, body }) => closeOwnAccount(context, actor.familyId, body.password),
  'POST /users/reopen': ({ body }) => reopenByLink(context, body.token),
  'POST /office/family/close': ({ actor, body }) =>
    closeAccount(context, { familyId: body.user_id, by: actor.userId }),
  'POST /office/family/reopen': ({ actor, body }) =>
    reopenByStaff(context, { familyId: body.user_id, by: actor.userId }),
});
