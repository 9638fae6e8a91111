import type { Order } from '../../contract/objects.ts';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import type { Courier } from '../../domain/shipping/couriers.ts';
import { type DeliveryStatus, setStatus } from '../../domain/shipping/order.ts';
import { profileAddresses } from '../accounts/profile-addresses.ts';
import { paidFirstBills } from '../enrolment/paid-first-bills.ts';
import type { OpenDatabase, Tx } from '../platform/db/database.ts';
import { lockOrder, updateOrder as update } from './order-store.ts';
import { presentOrders } from './present-orders.ts';

interface OrderChange {
  orderId: number;
  status: DeliveryStatus;
  courier: Courier;
  /** null: not known yet */
  resi: string | null;
}

/** Sets courier, tracking number and status; shipping it freezes the address that the profile has now. */
export const updateOrder = (
  database: OpenDatabase,
  change: OrderChange,
): Promise<Order | Refused<'not_found' | 'order_held'>> =>
  database.transaction(async (tx) => {
    const updated = await changeOrder(tx, change);
    if (isRefused(updated)) return updated;
    const [order] = await presentOrders(tx, [updated]);
    if (!order) throw new Error('an order was not presented');
    return order;
  });

const changeOrder = async (tx: Tx, { orderId, status, courier, resi }: OrderChange) => {
  const order = await lockOrder(tx, orderId);
  if (!order) return refuse('not_found');
  const profile = (await profileAddresses(tx, [order.familyId])).get(order.familyId);
  if (!profile) throw new Error('an order without its family');
  const firstBillPaid = (await paidFirstBills(tx, [order.enrolmentId])).has(order.enrolmentId);
  const moved = setStatus(order, status, { profile, firstBillPaid });
  if ('refused' in moved) return refuse(moved.refused);
  return update(tx, orderId, { status: moved.status, shippedTo: moved.shippedTo, courier, resi });
};
