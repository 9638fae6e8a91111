import type { Order } from '../../contract/objects.ts';
import { FOUND_OF_EACH } from '../../contract/search.ts';
import type { FoundOrder } from '../../contract/shipping.ts';
import type { DeliveryStatus } from '../../domain/shipping/order.ts';
import { childNames } from '../families/child-names.ts';
import type { Database } from '../platform/db/database.ts';
import {
  type OrderListQuery,
  findOrder,
  findOrdersById,
  newestOrders,
  ordersWithResi,
  pageOfOrders,
} from './order-store.ts';
import { presentOrders } from './present-orders.ts';

/**
 * The orders for staff, newest first unless another order is asked for, of one status or all. Found by names of child and parent, the parent's phone number
 * and the tracking number.
 */
export const searchOrders = async (
  db: Database,
  query: OrderListQuery,
  status?: DeliveryStatus,
): Promise<{ orders: Order[]; total?: number }> => {
  const { rows, ...counted } = await pageOfOrders(db, status, query);
  return { orders: await presentOrders(db, rows), ...counted };
};

/** One order for staff. */
export const showOrder = async (db: Database, orderId: number): Promise<Order | null> => {
  const row = await findOrder(db, orderId);
  const [order = null] = await presentOrders(db, row ? [row] : []);
  return order;
};

/** Some orders for staff, in this order; those that there are not are left out. */
export const showOrders = async (db: Database, orderIds: readonly number[]): Promise<Order[]> => {
  const found = await presentOrders(db, await findOrdersById(db, orderIds));
  const byId = new Map(found.map((order) => [order.order_id, order]));
  return [...new Set(orderIds)].flatMap((id) => byId.get(id) ?? []);
};

/** The newest orders, found as in the list. */
export const findOrders = async (db: Database, q: string, limit: number): Promise<FoundOrder[]> => {
  return withChildren(db, await newestOrders(db, q, limit));
};

/** The newest orders that carry a tracking number, whatever its letters' case: one parcel may hold several kits. */
export const findOrdersWithResi = async (db: Database, resi: string): Promise<FoundOrder[]> =>
  withChildren(db, await ordersWithResi(db, resi, FOUND_OF_EACH));

type FoundRow = Awaited<ReturnType<typeof newestOrders>>[number];

const withChildren = async (db: Database, rows: readonly FoundRow[]): Promise<FoundOrder[]> => {
  const names = await childNames(
    db,
    rows.map(({ childId }) => childId),
  );
  return rows.map(({ orderId, childId, resi, status }) => {
    const name = names.get(childId);
    if (!name) throw new Error('an order without its child');
    const child = { first_name: name.firstName, last_name: name.lastName };
    return { order_id: orderId, child, resi, delivery_status: status };
  });
};
