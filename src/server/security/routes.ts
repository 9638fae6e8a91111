import Bowser from 'bowser';
import type { Session, sessions } from '../../contract/sessions.ts';
import { isRefused, refuse } from '../../contract/refusals.ts';
import { sessionsKept } from '../../domain/accounts/account-status.ts';
import { isHttps, paths, signedUpCookie } from '../../paths.ts';
import type { Actors } from '../accounts/actors.ts';
import { type ShownUser, presentWithChildren } from '../accounts/present-user.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { SecurityContext } from './context.ts';
import { sessionCookie } from './request-session.ts';
import { deleteOtherSession, deleteSession, endSessions, listSessionsOf } from './session-store.ts';
import { signIn } from './sign-in.ts';

const kinds: Readonly<Record<string, Session['device']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/** The device that a browser's own description names. */
export const deviceOf = (userAgent: string): Pick<Session, 'device' | 'system' | 'browser'> => {
  if (userAgent === '') return { device: 'unknown', system: '', browser: '' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    device: kinds[platform.type ?? ''] ?? 'unknown',
    system: os.name ?? '',
    browser: browser.name ?? '',
  };
};

/** Signing in and out, and one's own sessions: to see them, and to end the others. */
export const securityRoutes = (context: SecurityContext): Handlers<typeof sessions, Actors> => {
  const { database, wallClock } = context;
  const cookieName = sessionCookie(isHttps(context.publicUrl));
  const present = async (user: ShownUser) => ({ users: await presentWithChildren(context, user) });
  return {
    'POST /users/login': async ({ body, cookies, userAgent }) => {
      const { one_time_code: code, ...rest } = body;
      const result = await signIn(context, {
        ...rest,
        code,
        replaces: cookies.get(cookieName),
        userAgent,
      });
      if (isRefused(result)) return result;
      cookies.set(cookieName, result.token, { maxAge: result.lifetime / 1000 });
      cookies.clear(signedUpCookie, paths.welcome());
      await context.browsers.remember(cookies, result.user.email);
      return present(result.user);
    },
    'GET /users/session': async ({ actor }) => {
      const session = await context.sessions.find(actor.sessionHash);
      if (!session) return refuse('not_signed_in');
      const { users } = await present(session.account);
      const due = actor.kind === 'admin' && actor.secondFactorDue;
      return { users: due ? { ...users, second_factor_due: true as const } : users };
    },
    'POST /users/logout': async ({ actor, cookies, clearBrowserCache }) => {
      await database.transaction((tx) => deleteSession(tx, actor.sessionHash));
      cookies.clear(cookieName);
      cookies.clear(signedUpCookie, paths.welcome());
      // Photos may be cached for a day, and whoever sits down next must not find them.
      clearBrowserCache();
      return {};
    },
    'GET /users/sessions': async ({ actor }) => {
      const rows = await listSessionsOf(database.db, actor.userId, wallClock.now(), sessionsKept);
      return {
        sessions: rows.map((row) => ({
          session_id: row.sessionId,
          ...deviceOf(row.userAgent),
          signed_in_at: row.signedInAt.toISOString(),
          seen_at: row.seenAt.toISOString(),
          is_current: row.tokenHash === actor.sessionHash,
        })),
      };
    },
    'POST /users/sessions/end': async ({ actor, body }) => {
      const ended = await database.transaction((tx) =>
        deleteOtherSession(tx, actor.userId, body.session_id, actor.sessionHash),
      );
      return ended ? {} : refuse('not_found');
    },
    'POST /users/sessions/end-others': async ({ actor }) => {
      await database.transaction((tx) => endSessions(tx, actor.userId, actor.sessionHash));
      return {};
    },
  };
};
