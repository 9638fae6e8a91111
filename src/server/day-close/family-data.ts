import { inArray } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { settlementNotes } from './tables.ts';

/** What staff noted about the differences of these payments is forgotten: it may name people. */
export const eraseNotes = async (tx: Tx, orderIds: readonly string[]): Promise<void> => {
  if (orderIds.length > 0)
    await tx
      .update(settlementNotes)
      .set({ note: '' })
      .where(inArray(settlementNotes.orderId, [...orderIds]));
};

/** Deletes what staff noted about these payments, which are there no more. */
export const deleteNotes = async (tx: Tx, orderIds: readonly string[]): Promise<void> => {
  await tx.delete(settlementNotes).where(inArray(settlementNotes.orderId, [...orderIds]));
};

/** What staff noted about these payments, without who did it. */
export const heldNotes = async (db: Database, orderIds: readonly string[]) => {
  const { orderId, kind, note, notedAt } = settlementNotes;
  return db
    .select({ orderId, kind, note, notedAt })
    .from(settlementNotes)
    .where(inArray(orderId, [...orderIds]));
};
