import { eq } from 'drizzle-orm';
import type { Tx } from '../platform/db/database.ts';
import { orders } from './tables.ts';

/** Where a family's study kits went, and under which number, is forgotten. @returns the numbers of its orders */
export const eraseOrders = async (tx: Tx, familyId: number): Promise<number[]> => {
  const rows = await tx
    .update(orders)
    .set({ shippedTo: null, resi: null, chargedProvince: null, chargedCity: null })
    .where(eq(orders.familyId, familyId))
    .returning({ orderId: orders.orderId });
  return rows.map(({ orderId }) => orderId);
};
