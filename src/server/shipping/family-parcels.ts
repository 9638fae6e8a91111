import type { Parcel } from '../../contract/objects.ts';
import { isHeld } from '../../domain/shipping/order.ts';
import { isParcelNews } from '../../domain/shipping/parcel-news.ts';
import { paidFirstBills } from '../enrolment/paid-first-bills.ts';
import type { ShippingContext } from './context.ts';
import { ordersOfFamily } from './order-store.ts';

/** The study kits of a family, the newest first; not one whose payment was taken back, because it does not leave. Ask with a family that the caller may see. */
export const familyParcels = async (
  { database: { db }, clock }: Pick<ShippingContext, 'database' | 'clock'>,
  familyId: number,
): Promise<Parcel[]> => {
  const now = clock.now();
  const orders = await ordersOfFamily(db, familyId);
  const paid = await paidFirstBills(
    db,
    orders.map(({ enrolmentId }) => enrolmentId),
  );
  return orders
    .filter((order) => !isHeld(order, paid.has(order.enrolmentId)))
    .map((order) => ({
      order_id: order.orderId,
      child_id: order.childId,
      paid_by: paid.get(order.enrolmentId) ?? null,
      delivery_status: order.status,
      courier: order.courier,
      resi: order.resi,
      created_at: order.createdAt.toISOString(),
      is_news: isParcelNews({ status: order.status, orderedAt: order.createdAt }, now),
    }));
};
