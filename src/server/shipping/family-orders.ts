import type { FamilyOrder } from '../../contract/family-file.ts';
import { isHeld } from '../../domain/shipping/order.ts';
import type { Database } from '../platform/db/database.ts';
import { ordersOfFamily } from './order-store.ts';

/** The study kits of a family as staff see them, the newest first, those too that are held back (rule R62): one query. */
export const familyOrders = async (
  db: Database,
  familyId: number,
  isFirstBillPaid: (enrolmentId: number) => boolean,
): Promise<FamilyOrder[]> =>
  (await ordersOfFamily(db, familyId)).map((order) => ({
    order_id: order.orderId,
    child_id: order.childId,
    delivery_status: order.status,
    courier: order.courier,
    resi: order.resi,
    created_at: order.createdAt.toISOString(),
    is_held: isHeld(order, isFirstBillPaid(order.enrolmentId)),
  }));
