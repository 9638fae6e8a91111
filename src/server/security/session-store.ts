import { type SQL, and, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { accountRows } from '../accounts/account-rows.ts';
import type { EndSessions } from '../accounts/context.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { secondFactors, sessions, staffRules } from './tables.ts';

export const insertSession = (tx: Tx, session: typeof sessions.$inferInsert) =>
  tx.insert(sessions).values(session);

const selectSession = prepared('session', (db) => {
  const account = accountRows(db);
  const factor = db
    .select({ userId: secondFactors.userId, enabledAt: secondFactors.enabledAt })
    .from(secondFactors)
    .as('factor');
  const rule = db.select().from(staffRules).as('rule');
  return db
    .select()
    .from(sessions)
    .innerJoin(account, eq(account.userId, sessions.userId))
    .leftJoin(factor, eq(factor.userId, sessions.userId))
    .leftJoin(rule, eq(rule.role, account.staffRole))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')));
});

/** A session, also one that is over, with its account and since when that has a second factor, in one read. */
export const findSession = async (db: Database, tokenHash: string) => {
  const [row] = await selectSession(db, { tokenHash });
  if (!row) return null;
  const { seenAt, expiresAt } = row.sessions;
  return {
    seenAt,
    expiresAt,
    account: row.account,
    secondFactorAt: row.factor?.enabledAt ?? null,
    /** whether owners demand one of the account's role */
    roleNeedsFactor: row.rule?.secondFactorRequired ?? false,
  };
};

export const extendSession = (tx: Tx, tokenHash: string, seenAt: Date, expiresAt: Date) =>
  tx.update(sessions).set({ seenAt, expiresAt }).where(eq(sessions.tokenHash, tokenHash));

export const deleteSession = (tx: Tx, tokenHash: string) =>
  tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

/** Ends the sessions of an account: all, or all but one. */
export const endSessions: EndSessions = (tx, userId, keptHash) =>
  tx
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), keptHash === undefined ? undefined : ne(sessions.tokenHash, keptHash)),
    );

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

/** In a query of accounts: whether somebody is signed in to this one. */
export const isSignedIn = (userId: AnyPgColumn): SQL =>
  sql`exists (select from ${sessions} where ${sessions.userId} = ${userId})`;
