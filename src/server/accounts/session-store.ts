import { and, eq, lte, ne } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { secondFactors, sessions, users } from './tables.ts';

export const insertSession = (tx: Tx, session: typeof sessions.$inferInsert) =>
  tx.insert(sessions).values(session);

/** A session, also one that is over, with its account, in one read. */
export const findSession = async (db: Database, tokenHash: string) => {
  const [row] = await db
    .select({
      seenAt: sessions.seenAt,
      expiresAt: sessions.expiresAt,
      userId: users.userId,
      email: users.email,
      role: users.role,
      locale: users.locale,
      activatedAt: users.activatedAt,
      closedAt: users.closedAt,
      /** since when the account has a second factor */
      secondFactorAt: secondFactors.enabledAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.userId))
    .where(eq(sessions.tokenHash, tokenHash));
  return row ?? null;
};

export const extendSession = (tx: Tx, tokenHash: string, seenAt: Date, expiresAt: Date) =>
  tx.update(sessions).set({ seenAt, expiresAt }).where(eq(sessions.tokenHash, tokenHash));

export const deleteSession = (tx: Tx, tokenHash: string) =>
  tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

export const deleteSessionsOf = (tx: Tx, userId: number) =>
  tx.delete(sessions).where(eq(sessions.userId, userId));

export const deleteOtherSessionsOf = (tx: Tx, userId: number, keptHash: string) =>
  tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptHash)));

export const deleteExpiredSessions = (tx: Tx, now: Date) =>
  tx.delete(sessions).where(lte(sessions.expiresAt, now));
