import { type LoaderFunctionArgs, redirect } from 'react-router';
import { paths } from '../../paths.ts';
import { publicUrlContext } from '../context.ts';
import { resetCookie, resetToken } from './reset-cookie.ts';

/**
 * Where the link of a reset mail leads: takes the token out of the address at once, so that it stays in no history
 * and is told to no other page. Whether it still works is asked when it is used.
 */
export const loader = ({ params, context }: LoaderFunctionArgs) =>
  redirect(paths.resetPassword, {
    headers: {
      'set-cookie': resetCookie(resetToken(params['token']), context.get(publicUrlContext)),
      'referrer-policy': 'no-referrer',
    },
  });
