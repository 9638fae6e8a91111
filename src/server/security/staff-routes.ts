import type { staffDesk } from '../../contract/staff.ts';
import { localeOf } from '../../i18n/language.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { acceptInvitation, showInvitation } from '../accounts/accept-invitation.ts';
import type { Actors } from '../accounts/actors.ts';
import type { SecurityContext } from './context.ts';
import {
  changeRole,
  endStaff,
  inviteStaff,
  listStaffDesk,
  removeColleaguesFactor,
  setFactorRule,
} from './staff-desk.ts';

/** What owners do for the staff, and how an invitation is answered. */
export const staffRoutes = (context: SecurityContext): Handlers<typeof staffDesk, Actors> => ({
  'GET /staff': () => listStaffDesk(context),
  'POST /staff/invite': ({ actor, body, language, count }) =>
    inviteStaff(context, { by: actor.userId, locale: localeOf(language) }, body, count),
  'POST /staff/role': ({ actor, body }) => changeRole(context, actor.userId, body.user_id, body.role),
  'POST /staff/end': ({ actor, body }) => endStaff(context, actor.userId, body.user_id),
  'POST /staff/second-factor': ({ actor, body }) => setFactorRule(context, actor.userId, body),
  'POST /staff/remove-second-factor': ({ actor, body }) =>
    removeColleaguesFactor(context, actor.userId, body.user_id),
  'GET /staff/invitation/{token}': ({ params }) => showInvitation(context, params.token),
  'POST /staff/accept': ({ body }) => acceptInvitation(context, body),
});
