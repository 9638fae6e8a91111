import { sessionLifetime, statusOf } from '../../domain/accounts/account-status.ts';
import { isSecondFactorDue } from '../../domain/accounts/second-factor.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Admin, Parent } from '../accounts/actors.ts';
import type { SessionMemory } from './session-memory.ts';
import { extendSession } from './session-store.ts';
import { hashOfToken, isToken } from '../accounts/token.ts';

/** A session is extended when it was last extended this long ago: a write an hour, not one a request. */
const EXTEND_AFTER = 3_600_000;

export interface ResumedSession {
  actor: Parent | Admin;
  /** how long the cookie is to live from now, in milliseconds, when the session was extended just now */
  extendedFor: number | null;
}

/** Who a session's token belongs to; null when it is unknown, over, or its account may not be used any more. */
export const resumeSession = async (
  {
    database,
    wallClock,
    sessions,
    secondFactorRequired,
  }: {
    database: OpenDatabase;
    wallClock: Clock;
    sessions: SessionMemory;
    secondFactorRequired: boolean;
  },
  token: string,
): Promise<ResumedSession | null> => {
  if (!isToken(token)) return null;
  const sessionHash = hashOfToken(token);
  const now = wallClock.now();
  const found = await sessions.find(sessionHash);
  if (!found || found.expiresAt <= now || statusOf(found.account) === 0) return null;
  const { secondFactorAt, roleNeedsFactor, account } = found;
  const { userId, email, locale, role, staffRole } = account;
  const signedIn = { userId, email, locale, sessionHash };
  const actor: Parent | Admin =
    role === 'admin' && staffRole !== null
      ? {
          kind: 'admin',
          role: staffRole,
          ...signedIn,
          secondFactorDue: isSecondFactorDue(secondFactorRequired || roleNeedsFactor, {
            role,
            secondFactorAt,
          }),
        }
      : { kind: 'parent', ...signedIn, familyId: userId as OwnFamilyId };
  if (now.getTime() - found.seenAt.getTime() < EXTEND_AFTER) return { actor, extendedFor: null };
  const lifetime = sessionLifetime(role);
  await database.transaction((tx) => extendSession(tx, sessionHash, now, new Date(now.getTime() + lifetime)));
  return { actor, extendedFor: lifetime };
};
