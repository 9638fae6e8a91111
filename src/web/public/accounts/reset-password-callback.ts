import { type LoaderFunctionArgs, redirect } from 'react-router';
import { paths } from '../../../paths.ts';
import { ApiRefusal, type Call, isRefusedAs } from '../../frame/api.ts';
import { apiContext, publicUrlContext } from '../../frame/context.ts';
import { resetCookie, resetToken } from './reset-cookie.ts';

/**
 * Where the link of a reset mail leads: takes the token out of the address at once, so that it stays in no history
 * and is sent to no other page. A link that does not work any more is refused before a new password is asked for.
 */
export const loader = async ({ params, context }: LoaderFunctionArgs) => {
  const token = resetToken(params['token']);
  const usable = token !== null && (await isUsable(context.get(apiContext), token));
  return redirect(usable ? paths.resetPassword : paths.resetLinkUnusable, {
    headers: {
      'set-cookie': resetCookie(usable ? token : null, context.get(publicUrlContext)),
      'referrer-policy': 'no-referrer',
    },
  });
};

/** Another refusal, such as the rate limit, says nothing about the link: the form's own call will report it. */
const isUsable = (call: Call, token: string) =>
  call('GET /reset-password/{token}', { params: { token } }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiRefusal) return !isRefusedAs(error, 'reset_link_unusable');
      throw error;
    },
  );
