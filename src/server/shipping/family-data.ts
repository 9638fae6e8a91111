import { and, eq, getTableColumns } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { settleSent } from './kit-store.ts';
import { findOrdersById } from './order-store.ts';
import { orders } from './tables.ts';

/**
 * Where the study kits of these children went, and under which number, is forgotten; one that was not sent has nowhere to go and is deleted.
 * @returns the numbers of their orders
 */
export const eraseOrders = async (tx: Tx, childIds: readonly number[]): Promise<number[]> => {
  const rows = await tx
    .update(orders)
    .set({ shippedTo: null, resi: null, chargedProvince: null, chargedCity: null })
    .where(isAnyOf(orders.childId, childIds))
    .returning({ orderId: orders.orderId });
  await tx.delete(orders).where(and(isAnyOf(orders.childId, childIds), eq(orders.status, 'unshipped')));
  return rows.map(({ orderId }) => orderId);
};

/** Deletes the study kits of these years; the stock of them stays as it is (rule R294). */
export const deleteOrders = async (tx: Tx, enrolmentIds: readonly number[], now: Date): Promise<void> => {
  await settleSent(tx, enrolmentIds, now);
  await tx.delete(orders).where(isAnyOf(orders.enrolmentId, enrolmentIds));
};

/** The study kits of a family: where they went, with whom and under which number. */
export const heldOrders = async (db: Database, familyId: number) => {
  const { searchText: _same, childName: _also, ...columns } = getTableColumns(orders);
  return db.select(columns).from(orders).where(eq(orders.familyId, familyId));
};

/** Which of these orders exist no more. */
export const deletedAmong = async (db: Database, orderIds: readonly number[]): Promise<number[]> => {
  const there = await findOrdersById(db, orderIds);
  const known = new Set(there.map(({ orderId }) => orderId));
  return orderIds.filter((orderId) => !known.has(orderId));
};
