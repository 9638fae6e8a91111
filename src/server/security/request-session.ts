import '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Who } from '../../contract/endpoint.ts';
import type { TokenScope } from '../../domain/accounts/api-token.ts';
import { mayParent, mayStaff } from '../../domain/accounts/staff-role.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import {
  LANGUAGE_HEADER,
  type Language,
  isLanguage,
  languageAsked,
  languageOf,
} from '../../i18n/language.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Actors, Admin } from '../accounts/actors.ts';
import { bearerOf } from '../platform/http/bearer.ts';
import { type ResumedSession, resumeSession } from './resume-session.ts';
import type { SessionMemory } from './session-memory.ts';

/**
 * The cookie that carries a session. Over https it is a `__Host-` cookie, which browsers take from this very host alone, so that
 * no neighbouring subdomain plants a session; plain http knows no such cookie. One without the prefix is not read there.
 */
export const sessionCookie = (secure: boolean): string =>
  secure ? '__Host-kancil_session' : 'kancil_session';

export const LANGUAGE_COOKIE = 'kancil_language';

export interface RequestSession {
  /** Who calls, or why this is not for them. */
  actor<W extends Who>(
    request: FastifyRequest,
    endpoint: { who: W; beforeSecondFactor?: true; token?: TokenScope },
  ): Promise<Actors[W] | Refused>;
  /** The language of the page that calls, else of the session's user, else of the cookie, else of the browser. */
  language(request: FastifyRequest): Promise<Language>;
  /** Whether the request belongs to a session that is alive; what names none is a guest's. */
  hasSession(request: FastifyRequest): Promise<boolean>;
}

/** Finds who calls, by rule R165: resumes a request's session once, and renews its cookie when the session was extended. */
export const requestSession = (
  app: FastifyInstance,
  parts: {
    database: OpenDatabase;
    wallClock: Clock;
    sessions: SessionMemory;
    secureCookies: boolean;
    secondFactorRequired: boolean;
    /** who a program is by the token it sends; handed in, because tokens know of accounts */
    tokenActor: (token: string, scope: TokenScope) => Promise<Admin | Refused>;
  },
): RequestSession => {
  const cookieName = sessionCookie(parts.secureCookies);
  const resumed = new WeakMap<FastifyRequest, Promise<ResumedSession | null>>();
  const sessionOf = (request: FastifyRequest) => {
    const known = resumed.get(request);
    if (known) return known;
    // A program's request is its token's alone.
    const token = bearerOf(request) === null ? request.cookies[cookieName] : undefined;
    const session = token ? resumeSession(parts, token) : Promise.resolve(null);
    resumed.set(request, session);
    return session;
  };

  const programs = new WeakMap<FastifyRequest, Promise<Admin | Refused>>();
  /** Counted once a request, however often it is asked. */
  const programOf = (request: FastifyRequest, sent: string, scope: TokenScope | undefined) => {
    // A call that is closed to programs says so to whatever they send.
    if (scope === undefined) return refuse('not_allowed');
    const known = programs.get(request) ?? parts.tokenActor(sent, scope);
    programs.set(request, known);
    return known;
  };

  app.addHook('onSend', async (request, reply) => {
    const session = await resumed.get(request)?.catch(() => null);
    const token = request.cookies[cookieName];
    if (!session?.extendedFor || !token || setsSession(reply.getHeader('set-cookie'), cookieName)) return;
    reply.setCookie(cookieName, token, {
      maxAge: session.extendedFor / 1000,
      path: '/',
      secure: parts.secureCookies,
      httpOnly: true,
      sameSite: 'lax',
    });
  });

  return {
    async actor<W extends Who>(
      request: FastifyRequest,
      { who, beforeSecondFactor, token }: { who: W; beforeSecondFactor?: true; token?: TokenScope },
    ) {
      const sent = bearerOf(request);
      if (sent !== null && who !== 'guest')
        return (await programOf(request, sent, token)) as Actors[W] | Refused;
      const session = await sessionOf(request);
      const found = session?.actor;
      const due = found?.kind === 'admin' && found.secondFactorDue && !beforeSecondFactor;
      if (who === 'guest') {
        // What is open to everybody shows a teacher, and a session without its second factor, no more than it shows everybody.
        const seesDrafts = found?.kind === 'admin' && !due && mayStaff(found.role, 'clerk');
        const isKnown = found?.kind === 'parent' || seesDrafts;
        return (isKnown ? found : { kind: 'visitor' }) as Actors[W];
      }
      if (!found) return refuse('not_signed_in');
      const may = found.kind === 'admin' ? mayStaff(found.role, who) : mayParent(who);
      if (!may) return refuse('not_allowed');
      return due ? refuse('second_factor_due') : (found as Actors[W]);
    },
    async language(request) {
      // Of calls alone: caches between here and the reader keep pages without looking at this header.
      const ofPage = request.url.startsWith('/api/') ? request.headers[LANGUAGE_HEADER] : undefined;
      if (isLanguage(ofPage)) return ofPage;
      // A database that is down must still be able to say so, in the browser's language.
      const session = await sessionOf(request).catch(() => null);
      if (session) return languageOf(session.actor.locale);
      return languageOfGuest(request);
    },
    hasSession: async (request) => (await sessionOf(request)) !== null,
  };
};

/** Browsers send few different ones, with every request. */
const knownLanguages = new LRUCache<string, Language>({ max: 100, memoMethod: languageAsked });

const languageOfGuest = ({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language => {
  const chosen = cookies[LANGUAGE_COOKIE];
  return isLanguage(chosen) ? chosen : knownLanguages.memo(headers['accept-language'] ?? '');
};

/** Signing in or out in this very answer has the last word. */
const setsSession = (header: number | string | string[] | undefined, name: string) =>
  [header ?? []].flat().some((cookie) => String(cookie).startsWith(`${name}=`));
