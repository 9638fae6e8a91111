import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router';
import type { User } from '../../contract/objects.ts';
import { call } from '../frame/api.ts';
import { areaOf, inAskedLanguage, redirectFor } from '../frame/guards.ts';
import { keptForCookie } from '../frame/kept-for.ts';
import { queryClient } from './query.ts';
import { returnCookie } from '../frame/return-path.ts';
import { SESSION_KEY, askSession } from '../frame/session.ts';

/**
 * Applies the guard on every navigation in the browser, with the session of that moment. A screen that whoever was signed in
 * last may see is loaded meanwhile, and shown only when the guard agrees.
 */
export const guardInBrowser: MiddlewareFunction = async ({ url }, next) => {
  if (areaOf(url.pathname) !== areaOf(location.pathname))
    throw redirectDocument(url.pathname + url.search + url.hash);
  const { data: before, isInvalidated = false } = queryClient().getQueryState<User | null>(SESSION_KEY) ?? {};
  const isKnown = before && !isInvalidated && redirectFor(url.pathname, before) === null;
  const answers = isKnown ? next() : null;
  // Without a connection the last known session counts: the screen's own calls will report the error.
  const user = await askSession(call).catch(() => before ?? null);
  const to = redirectFor(url.pathname, user);
  if (to !== null) remember(to, url, user);
  const address = to === null ? url.pathname + url.search + url.hash : inAskedLanguage(to, url.search);
  // Another account, or none, or another role: load a new document, so that no cached data of this one is shown.
  if (before && (before.user_id !== user?.user_id || before.role !== user.role))
    throw redirectDocument(address);
  queryClient().setQueryData(SESSION_KEY, user);
  if (to === null) return answers ?? next();
  throw (areaOf(to) === areaOf(location.pathname) ? redirect : redirectDocument)(address);
};

const remember = (to: string, wanted: URL, user: User | null) => {
  const cookie = returnCookie(to, wanted.pathname + wanted.search) ?? keptForCookie(wanted.pathname, user);
  if (cookie !== null) document.cookie = cookie;
};
