import { and, desc, eq, getTableColumns, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { secondFactors, sessions, users } from './tables.ts';

export const insertSession = (tx: Tx, session: typeof sessions.$inferInsert) =>
  tx.insert(sessions).values(session);

/** All but what nobody is shown. */
const { passwordHash: _passwordHash, searchText: _searchText, ...shownColumns } = getTableColumns(users);

const selectSession = prepared('session', (db) =>
  db
    .select({
      seenAt: sessions.seenAt,
      expiresAt: sessions.expiresAt,
      account: shownColumns,
      /** since when the account has a second factor */
      secondFactorAt: secondFactors.enabledAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash'))),
);

/** A session, also one that is over, with its account, in one read. */
export const findSession = async (db: Database, tokenHash: string) =>
  (await selectSession(db, { tokenHash }))[0] ?? null;

export const extendSession = (tx: Tx, tokenHash: string, seenAt: Date, expiresAt: Date) =>
  tx.update(sessions).set({ seenAt, expiresAt }).where(eq(sessions.tokenHash, tokenHash));

export const deleteSession = (tx: Tx, tokenHash: string) =>
  tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

export const deleteSessionsOf = (tx: Tx, userId: number) =>
  tx.delete(sessions).where(eq(sessions.userId, userId));

export const deleteOtherSessionsOf = (tx: Tx, userId: number, keptHash: string) =>
  tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptHash)));

/** A person's sessions that are alive at `now`, the newest sign-in first. */
export const listSessionsOf = (db: Database, userId: number, now: Date, limit: number) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.signedInAt), desc(sessions.sessionId))
    .limit(limit);

/** One of a person's sessions, by the number in their own list; not the one that asks. @returns whether there was one */
export const deleteOtherSession = async (
  tx: Tx,
  userId: number,
  sessionId: number,
  keptHash: string,
): Promise<boolean> => {
  const rows = await tx
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), eq(sessions.sessionId, sessionId), ne(sessions.tokenHash, keptHash)),
    )
    .returning({ sessionId: sessions.sessionId });
  return rows.length > 0;
};

/** All but the newest sign-ins of a person. The caller holds the lock of the account, so none is added meanwhile. */
export const deleteOldestSessionsOf = (tx: Tx, userId: number, kept: number) =>
  tx
    .delete(sessions)
    .where(
      inArray(
        sessions.tokenHash,
        tx
          .select({ tokenHash: sessions.tokenHash })
          .from(sessions)
          .where(eq(sessions.userId, userId))
          .orderBy(desc(sessions.signedInAt), desc(sessions.sessionId))
          .offset(kept),
      ),
    );

export const deleteExpiredSessions = (tx: Tx, now: Date) =>
  tx.delete(sessions).where(lte(sessions.expiresAt, now));
