import { inArray } from 'drizzle-orm';
import type { Tx } from '../platform/db/database.ts';
import { settlementNotes } from './tables.ts';

/** What staff noted about the differences of these payments is forgotten: it may name people. */
export const eraseNotes = async (tx: Tx, orderIds: readonly string[]): Promise<void> => {
  if (orderIds.length > 0)
    await tx
      .update(settlementNotes)
      .set({ note: '' })
      .where(inArray(settlementNotes.orderId, [...orderIds]));
};
