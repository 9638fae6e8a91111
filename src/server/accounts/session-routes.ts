import Bowser from 'bowser';
import type { Session, sessions } from '../../contract/sessions.ts';
import { refuse } from '../../contract/refusals.ts';
import { sessionsKept } from '../../domain/accounts/account-status.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { Actors } from './actors.ts';
import type { AccountsContext } from './context.ts';
import { deleteOtherSession, deleteOtherSessionsOf, listSessionsOf } from './session-store.ts';

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

/** One's own sessions: to see them, and to end the others. */
export const sessionRoutes = ({
  database,
  wallClock,
}: Pick<AccountsContext, 'database' | 'wallClock'>): Handlers<typeof sessions, Actors> => ({
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
    await database.transaction((tx) => deleteOtherSessionsOf(tx, actor.userId, actor.sessionHash));
    return {};
  },
});
