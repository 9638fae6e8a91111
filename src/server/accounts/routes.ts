import type { accounts } from '../../contract/accounts.ts';
import { isRefused, refuse } from '../../contract/refusals.ts';
import { isInScope } from '../../domain/access/family-scope.ts';
import { activationLanding } from '../../page-paths.ts';
import { paths, signedUpCookie } from '../../paths.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { inEvenTime } from '../platform/http/in-even-time.ts';
import { answerFile } from '../platform/http/file-answer.ts';
import { activateAccount } from './activate-account.ts';
import { type Actors, type Admin, type Parent, scopeOf } from './actors.ts';
import { changePassword } from './change-password.ts';
import type { AccountsRoutes, CountSignUp } from './context.ts';
import { correctNewEmail } from './correct-new-email.ts';
import { type ShownUser, presentWithChildren } from './present-user.ts';
import { registerParent } from './register-parent.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendActivation } from './resend-activation.ts';
import { findResetLink, resetPassword } from './reset-password.ts';
import { updateLocale, updatePicture, updateProfile } from './update-profile.ts';
import { type UserRow, findUser } from './user-store.ts';

/** Whether a payload that names an account names the caller's own. */
const isOwn = (actor: Parent | Admin, given: { user_id?: number | undefined; email?: string | undefined }) =>
  (given.user_id === undefined || given.user_id === actor.userId) &&
  (given.email === undefined || given.email === actor.email);

export const accountsRoutes = (
  context: AccountsRoutes & { countSignUp: CountSignUp },
): Handlers<typeof accounts, Actors> => {
  const present = async (user: ShownUser) => ({
    users: await presentWithChildren(context, user),
  });
  const presentOr = async <R>(result: UserRow | R) =>
    isRefused(result) ? result : present(result as UserRow);
  /** The own account; for an admin, any. */
  const findWithin = async (actor: Parent | Admin, userId: number) =>
    isInScope(scopeOf(actor), userId) ? findUser(context.database.db, userId) : null;

  return {
    'POST /users/register': async ({ body, count, refusesCounting }) => {
      const entry = refusesCounting ? 'other' : (body.came ?? 'other');
      const user = await registerParent(context, body, {
        tooMany: count,
        made: (tx, now) => context.countSignUp(tx, now, entry),
      });
      return presentOr(user);
    },
    'GET /users/activate/{token}': async ({ params }) => ({
      redirect: activationLanding[await activateAccount(context, params.token)],
    }),
    'POST /users/activate': async ({ body, cookies }) => {
      cookies.clear(signedUpCookie, paths.welcome());
      return { outcome: await activateAccount(context, body.token) };
    },
    'POST /users/resend-activation': async ({ body, count }) => {
      await inEvenTime(resendActivation(context, body.email, count));
      return {};
    },
    'POST /users/correct-email': ({ body, count }) => correctNewEmail(context, body, count),
    'POST /forgot-password': async ({ body, count }) => {
      await inEvenTime(requestPasswordReset(context, body.email, count));
      return {};
    },
    'GET /reset-password/{token}': async ({ params }) =>
      (await findResetLink(context, params.token)) ? {} : refuse('reset_link_unusable'),
    'POST /reset-password': async ({ body, cookies }) => {
      const result = await resetPassword(context, body);
      if (isRefused(result)) return result;
      // Who reads the account's mail is its owner, whom strangers' guesses must not keep from signing in next.
      await context.browsers.remember(cookies, result.email);
      return {};
    },
    'POST /change-password': async ({ actor, body, count }) => {
      if (!isOwn(actor, body)) return refuse('not_found');
      return presentOr(
        await changePassword(context, actor, {
          oldPassword: body.old_password,
          newPassword: body.new_password,
          count,
        }),
      );
    },
    'GET /users/{id}': async ({ actor, params }) => {
      const user = await findWithin(actor, params.id);
      return user ? present(user) : refuse('not_found');
    },
    'POST /users/update-user': async ({ actor, body }) =>
      isOwn(actor, body) ? presentOr(await updateProfile(context, actor, body)) : refuse('not_found'),
    'POST /users/update-image': async ({ actor, body, files }) => {
      if (!isOwn(actor, body)) return refuse('not_found');
      if (!files.image_url) return { refused: 'invalid_input', errors: { image_url: 'required' } };
      return presentOr(await updatePicture(context, actor, files.image_url));
    },
    'POST /users/update-locale': async ({ actor, body }) =>
      isOwn(actor, body) ? presentOr(await updateLocale(context, actor, body.locale)) : refuse('not_found'),
    'GET /users/{id}/image': async ({ actor, params, range }) => {
      const user = await findWithin(actor, params.id);
      return answerFile(context.files, user?.imageKey, range);
    },
  };
};
