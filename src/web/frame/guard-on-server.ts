import { type MiddlewareFunction, redirect } from 'react-router';
import type { User } from '../../contract/objects.ts';
import { type RequestContext, apiContext, hasSessionCookieContext, userContext } from './context.ts';
import { inAskedLanguage, redirectFor } from './guards.ts';
import { keptForCookie } from './kept-for.ts';
import { returnCookie } from './return-path.ts';
import { askSession } from './session.ts';

/** Middleware before every page on the server: loads the session and applies the screen's guard. */
export const guard: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const user = await visitorOf(context);
  context.set(userContext, user);
  const to = redirectFor(url.pathname, user);
  if (to !== null) {
    const cookie = returnCookie(to, url.pathname + url.search) ?? keptForCookie(url.pathname, user);
    throw redirect(
      inAskedLanguage(to, url.search),
      cookie === null ? {} : { headers: { 'set-cookie': cookie } },
    );
  }
  return next();
};

const visitorOf = async (context: RequestContext): Promise<User | null> =>
  context.get(hasSessionCookieContext) ? askSession(context.get(apiContext)) : null;
