import type { ListQuery } from '../../contract/list.ts';
import type { Order } from '../../contract/objects.ts';
import type { DeliveryStatus } from '../../domain/shipping/order.ts';
import type { Database } from '../platform/db/database.ts';
import { pageOfOrders } from './order-store.ts';
import { presentOrders } from './present-orders.ts';

/**
 * The orders for staff, newest first, of one status or all. Found by names of child and parent, the parent's phone number
 * and the tracking number.
 */
export const searchOrders = async (
  db: Database,
  query: ListQuery,
  status?: DeliveryStatus,
): Promise<{ orders: Order[]; total?: number }> => {
  const { rows, ...counted } = await pageOfOrders(db, status, query);
  return { orders: await presentOrders(db, rows), ...counted };
};
