import { and, desc, eq, or } from 'drizzle-orm';
import type { DeliveryStatus } from '../../domain/shipping/order.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
type NewOrderRow = Omit<typeof orders.$inferInsert, 'orderId'>;

/** Does nothing where the enrolment has its order already. */
export const insertOrder = async (tx: Tx, order: NewOrderRow): Promise<void> => {
  await tx.insert(orders).values(order).onConflictDoNothing({ target: orders.enrolmentId });
};

/** An order, held until the transaction ends: what it says now is what the change replaces. */
export const lockOrder = async (tx: Tx, orderId: number): Promise<OrderRow | null> => {
  const [row] = await tx.select().from(orders).where(eq(orders.orderId, orderId)).for('update');
  return row ?? null;
};

export const updateOrder = async (
  tx: Tx,
  orderId: number,
  changes: Pick<OrderRow, 'status' | 'shippedTo' | 'courier' | 'resi'>,
): Promise<OrderRow> => {
  const [row] = await tx.update(orders).set(changes).where(eq(orders.orderId, orderId)).returning();
  if (!row) throw new Error('a locked order was not there to be updated');
  return row;
};

export interface OrderSearch {
  /** undefined: of every status */
  status: DeliveryStatus | undefined;
  /** orders of any of these children or families; null: of everybody */
  of: { children: readonly number[]; families: readonly number[] } | null;
  /** counted from 1 */
  page: number;
  /** rows of a page; undefined: all of them */
  size: number | undefined;
}

/** The newest first. `total` only of a page. */
export const searchOrders = async (
  db: Database,
  { status, of, page, size }: OrderSearch,
): Promise<{ found: OrderRow[]; total: number | undefined }> => {
  const wanted = and(
    status && eq(orders.status, status),
    of ? or(isAnyOf(orders.childId, of.children), isAnyOf(orders.familyId, of.families)) : undefined,
  );
  const rows = db.select().from(orders).where(wanted).orderBy(desc(orders.orderId)).$dynamic();
  if (size === undefined) return { found: await rows, total: undefined };
  const found = await rows.limit(size).offset((page - 1) * size);
  return { found, total: await db.$count(orders, wanted) };
};
