import { type MiddlewareFunction, redirect } from 'react-router';
import { apiContext, hasSessionCookieContext, userContext } from './context.ts';
import { redirectFor } from './guards.ts';
import { returnCookie } from './return-path.ts';
import { askSession } from './session.ts';

/** Middleware before every page on the server: loads the session and applies the screen's guard. */
export const guard: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const user = context.get(hasSessionCookieContext) ? await askSession(context.get(apiContext)) : null;
  context.set(userContext, user);
  const to = redirectFor(url.pathname, user);
  if (to !== null) {
    const cookie = returnCookie(to, url.pathname + url.search);
    throw redirect(to, cookie === null ? {} : { headers: { 'set-cookie': cookie } });
  }
  return next();
};
