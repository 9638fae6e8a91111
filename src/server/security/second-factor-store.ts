import { and, count, eq } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { recoveryCodes, secondFactors } from './tables.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export const findSecondFactor = (db: Database, userId: number): Promise<SecondFactorRow | null> =>
  firstRow(db.select().from(secondFactors).where(eq(secondFactors.userId, userId)));

/** Keeps the secret of a set-up beside the one in use; an earlier set-up that was not confirmed is over. */
export const keepPendingSecret = (tx: Tx, userId: number, pendingSecret: string, pendingSince: Date) =>
  tx
    .insert(secondFactors)
    .values({ userId, pendingSecret, pendingSince })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingSecret, pendingSince } });

/** The pending secret becomes the one in use. */
export const enableSecondFactor = (
  tx: Tx,
  userId: number,
  factor: { secret: string; enabledAt: Date; lastStep: number },
) =>
  tx
    .update(secondFactors)
    .set({ ...factor, pendingSecret: null, pendingSince: null })
    .where(eq(secondFactors.userId, userId));

export const setLastStep = (tx: Tx, userId: number, lastStep: number) =>
  tx.update(secondFactors).set({ lastStep }).where(eq(secondFactors.userId, userId));

/** @returns whether there was one */
export const deleteSecondFactor = async (tx: Tx, userId: number): Promise<boolean> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const deleted = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ enabledAt: secondFactors.enabledAt });
  return deleted.some(({ enabledAt }) => enabledAt !== null);
};

/** New recovery codes in place of all that the account had. */
export const replaceRecoveryCodes = async (tx: Tx, userId: number, hashes: readonly string[]) => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
};

/** @returns whether there was such a code; it is used up now */
export const spendRecoveryCode = async (tx: Tx, userId: number, codeHash: string): Promise<boolean> => {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return used.length > 0;
};

export const countRecoveryCodes = async (db: Database, userId: number): Promise<number> => {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
};
