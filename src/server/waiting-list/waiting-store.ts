import { and, asc, count, eq, inArray, isNull, lt, min, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { waitingList } from './tables.ts';

type WaitingRow = typeof waitingList.$inferSelect;

/** @returns false when the address waits already: of two at once, one is put down */
export const insertWaiting = async (tx: Tx, row: Omit<WaitingRow, 'confirmedAt'>): Promise<boolean> =>
  (await tx.insert(waitingList).values(row).onConflictDoNothing().returning({ email: waitingList.email }))
    .length > 0;

/** The first time counts. @returns false when nobody waits with it */
export const setConfirmed = async (tx: Tx, tokenHash: string, now: Date): Promise<boolean> =>
  (
    await tx
      .update(waitingList)
      .set({ confirmedAt: sql`coalesce(${waitingList.confirmedAt}, ${now.toISOString()}::timestamptz)` })
      .where(eq(waitingList.tokenHash, tokenHash))
      .returning({ email: waitingList.email })
  ).length > 0;

export const deleteByToken = async (tx: Tx, tokenHash: string): Promise<boolean> =>
  (
    await tx
      .delete(waitingList)
      .where(eq(waitingList.tokenHash, tokenHash))
      .returning({ email: waitingList.email })
  ).length > 0;

export const deleteByEmail = async (tx: Tx, email: string): Promise<void> => {
  await tx.delete(waitingList).where(eq(waitingList.email, email));
};

export const countConfirmed = async (db: Database): Promise<number> => {
  const [row] = await db.select({ some: count(waitingList.confirmedAt) }).from(waitingList);
  return row?.some ?? 0;
};

export const firstConfirmed = async (db: Database): Promise<Date | null> => {
  const [row] = await db.select({ at: min(waitingList.confirmedAt) }).from(waitingList);
  return row?.at ?? null;
};

/** Takes some of those off the list who had confirmed before `at`: each goes to one process alone. */
export const takeConfirmed = async (
  tx: Tx,
  { at, limit }: { at: Date; limit: number },
): Promise<Pick<WaitingRow, 'email' | 'language'>[]> => {
  const some = await tx
    .select({ email: waitingList.email, language: waitingList.language })
    .from(waitingList)
    .where(lt(waitingList.confirmedAt, at))
    .orderBy(asc(waitingList.confirmedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const emails = some.map(({ email }) => email);
  if (emails.length > 0) await tx.delete(waitingList).where(inArray(waitingList.email, emails));
  return some;
};

export const deleteOld = async (
  tx: Tx,
  { unconfirmedBefore, before }: { unconfirmedBefore: Date; before: Date },
): Promise<void> => {
  await tx
    .delete(waitingList)
    .where(
      or(
        lt(waitingList.createdAt, before),
        and(isNull(waitingList.confirmedAt), lt(waitingList.createdAt, unconfirmedBefore)),
      ),
    );
};
