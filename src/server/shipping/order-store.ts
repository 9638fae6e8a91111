import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { ListQuery } from '../../contract/list.ts';
import type { DeliveryStatus } from '../../domain/shipping/order.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { paged } from '../platform/db/paged.ts';
import { holdsWords } from '../platform/db/search.ts';
import { orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
type NewOrderRow = Omit<typeof orders.$inferInsert, 'orderId'>;

/** Does nothing where the enrolment has its order already. */
export const insertOrder = async (tx: Tx, order: NewOrderRow): Promise<void> => {
  await tx.insert(orders).values(order).onConflictDoNothing({ target: orders.enrolmentId });
};

/** An order, its row locked until the transaction ends. */
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

/** The newest first, of one status or all, found by the words of `q` in what a child is found by and the tracking number. */
export const pageOfOrders = (db: Database, status: DeliveryStatus | undefined, { q, ...page }: ListQuery) => {
  const found = and(status && eq(orders.status, status), holdsWords(orders.searchText, q));
  return paged(page, db.$count(orders, found), (total) =>
    db
      .select({ ...getTableColumns(orders), total })
      .from(orders)
      .where(found)
      .orderBy(desc(orders.orderId))
      .$dynamic(),
  );
};
