import type { familyDesk } from '../../contract/family-desk.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { Actors, Admin } from './actors.ts';
import type { AccountsContext } from './context.ts';
import { correctFamily } from './correct-family.ts';
import {
  activateFamily,
  checkEmail,
  correctEmail,
  makeResetLink,
  resendToFamily,
  showAccount,
} from './family-desk.ts';
import { noteOnFamily } from './note-on-family.ts';

/** What staff do for the account of a family. */
export const familyDeskRoutes = (context: AccountsContext): Handlers<typeof familyDesk, Actors> => {
  const done = (actor: Admin, params: { id: number }) => ({ by: actor.userId, userId: params.id });
  return {
    'GET /users/{id}/account': ({ params }) =>
      showAccount(context.database.db, params.id, context.clock.now()),
    'POST /users/{id}/activate': ({ actor, params }) => activateFamily(context, done(actor, params)),
    'POST /users/{id}/resend-activation': ({ actor, params, count }) =>
      resendToFamily(context, done(actor, params), count),
    'POST /office/family/update': ({ actor, body }) => correctFamily(context, actor.userId, body),
    'POST /office/note': ({ actor, body }) =>
      noteOnFamily(context, { by: actor.userId, userId: body.user_id, text: body.text }),
    'GET /users/{id}/email': ({ params, query }) => checkEmail(context.database.db, params.id, query.email),
    'POST /users/{id}/email': ({ actor, params, body, count }) =>
      correctEmail(context, { ...done(actor, params), ...body }, count),
    'POST /users/{id}/reset-link': ({ actor, params, count }) =>
      makeResetLink(context, done(actor, params), count),
  };
};
