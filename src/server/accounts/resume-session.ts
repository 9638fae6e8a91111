import { LRUCache } from 'lru-cache';
import { sessionLifetime, statusOf } from '../../domain/accounts/account-status.ts';
import { isSecondFactorDue } from '../../domain/accounts/second-factor.ts';
import type { EveryFamily, OwnFamilyId } from '../../domain/access/family-scope.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Database, OpenDatabase } from '../platform/db/database.ts';
import type { Admin, Parent } from './actors.ts';
import { extendSession, findSession } from './session-store.ts';
import { hashOfToken, isToken } from './token.ts';

/** A session is extended when it was last extended this long ago: a write an hour, not one a request. */
const EXTEND_AFTER = 3_600_000;

export interface ResumedSession {
  actor: Parent | Admin;
  /** how long the cookie is to live from now, in milliseconds, when the session was extended just now */
  extendedFor: number | null;
}

/**
 * The hashes of tokens that belong to no session, so that made-up cookies ask the database once. A token is made by the
 * server for the session that begins with it, so one that is unknown stays so; a session that exists is never noted
 * here, whatever its state.
 */
export interface UnknownTokens {
  has(hash: string): boolean;
  add(hash: string): void;
}

export const unknownTokens = (most = 10_000): UnknownTokens => {
  const hashes = new LRUCache<string, true>({ max: most });
  return { has: (hash) => hashes.has(hash), add: (hash) => void hashes.set(hash, true) };
};

/** What is kept of a session may be this old: longer than any page takes, too short to matter if a message were lost. */
const KEPT_FOR = 5000;

type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/**
 * The sessions that were looked up within the last seconds: a page asks for its own a dozen times. Every write to a table
 * that says who is signed in makes them all stale, in this process before it is answered, in others at its message.
 * @param accountsVersion increases with every such write
 */
export const keptSessions = (wallClock: Clock, accountsVersion: () => number, most = 5000) => {
  const kept = new LRUCache<string, { version: number; readAt: number; found: FoundSession }>({ max: most });
  return {
    async find(db: Database, hash: string): Promise<FoundSession | null> {
      const version = accountsVersion();
      const now = wallClock.now().getTime();
      const known = kept.get(hash);
      const age = now - (known?.readAt ?? 0);
      if (known?.version === version && age >= 0 && age < KEPT_FOR) return known.found;
      const found = await findSession(db, hash);
      // The version was taken before the row was read, so that a write between the two makes it stale.
      if (found) kept.set(hash, { version, readAt: now, found });
      return found;
    },
  };
};
export type KeptSessions = ReturnType<typeof keptSessions>;

/** Who a session's token belongs to; null when it is unknown, over, or its account may not be used any more. */
export const resumeSession = async (
  {
    database,
    wallClock,
    unknown,
    kept,
    secondFactorRequired,
  }: {
    database: OpenDatabase;
    wallClock: Clock;
    unknown: UnknownTokens;
    kept: KeptSessions;
    secondFactorRequired: boolean;
  },
  token: string,
): Promise<ResumedSession | null> => {
  if (!isToken(token)) return null;
  const sessionHash = hashOfToken(token);
  if (unknown.has(sessionHash)) return null;
  const now = wallClock.now();
  const found = await kept.find(database.db, sessionHash);
  if (!found) unknown.add(sessionHash);
  if (!found || found.expiresAt <= now || statusOf(found) === 0) return null;
  const { userId, email, locale } = found;
  const signedIn = { userId, email, locale, sessionHash };
  const actor: Parent | Admin =
    found.role === 'admin'
      ? { kind: 'admin', ...signedIn, secondFactorDue: isSecondFactorDue(secondFactorRequired, found) }
      : { kind: 'parent', ...signedIn, familyId: userId as OwnFamilyId };
  if (now.getTime() - found.seenAt.getTime() < EXTEND_AFTER) return { actor, extendedFor: null };
  const lifetime = sessionLifetime(found.role);
  await database.transaction((tx) => extendSession(tx, sessionHash, now, new Date(now.getTime() + lifetime)));
  return { actor, extendedFor: lifetime };
};

/** How far a signed-in caller's queries reach. */
export const scopeOf = (actor: Parent | Admin): OwnFamilyId | EveryFamily =>
  actor.kind === 'admin' ? ('every family' as EveryFamily) : actor.familyId;
