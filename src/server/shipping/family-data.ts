import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { findOrdersById } from './order-store.ts';
import { orders } from './tables.ts';

/**
 * Where a family's study kits went, and under which number, is forgotten; one that was not sent has nowhere to go and is deleted.
 * @returns the numbers of its orders
 */
export const eraseOrders = async (tx: Tx, familyId: number): Promise<number[]> => {
  const rows = await tx
    .update(orders)
    .set({ shippedTo: null, resi: null, chargedProvince: null, chargedCity: null })
    .where(eq(orders.familyId, familyId))
    .returning({ orderId: orders.orderId });
  await tx.delete(orders).where(and(eq(orders.familyId, familyId), eq(orders.status, 'unshipped')));
  return rows.map(({ orderId }) => orderId);
};

/** The study kits of a family: where they went, with whom and under which number. */
export const heldOrders = async (db: Database, familyId: number) => {
  const { searchText: _same, childName: _also, ...columns } = getTableColumns(orders);
  return db.select(columns).from(orders).where(eq(orders.familyId, familyId));
};

/** Those of these orders that are there no more. */
export const deletedAmong = async (db: Database, orderIds: readonly number[]): Promise<number[]> => {
  const there = await findOrdersById(db, orderIds);
  const known = new Set(there.map(({ orderId }) => orderId));
  return orderIds.filter((orderId) => !known.has(orderId));
};
