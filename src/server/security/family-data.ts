import { asc, eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { sessions } from './tables.ts';

/** From where an account is signed in, without what keeps it signed in. */
export const heldSessions = (db: Database, userId: number) => {
  const { signedInAt, seenAt, expiresAt, userAgent } = sessions;
  return db
    .select({ signedInAt, seenAt, expiresAt, userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.sessionId));
};
