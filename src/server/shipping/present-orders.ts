import type { Order } from '../../contract/objects.ts';
import { addressOf, isHeld, isMoved } from '../../domain/shipping/order.ts';
import { recipients } from '../accounts/recipients.ts';
import { paidFirstBills } from '../enrolment/paid-first-bills.ts';
import { childNames } from '../families/child-names.ts';
import type { Database } from '../platform/db/database.ts';
import type { OrderRow } from './order-store.ts';
import type { Address } from './tables.ts';

const onTheWire = (address: Address): Order['users'] => ({
  phone_number: address.phoneNumber,
  province: address.province,
  city: address.city,
  address_details: address.addressDetails,
  zip_code: address.zipCode,
  special_notes: address.specialNotes,
});

/** Where the delivery was charged to; null for an order from before that was kept. */
const chargedOf = ({ chargedProvince, chargedCity, chargedAmount }: OrderRow): Order['charged'] =>
  chargedProvince === null || chargedCity === null || chargedAmount === null
    ? null
    : { province: chargedProvince, city: chargedCity, delivery_amount: chargedAmount };

/** Orders as the wire shows them: three queries, however many they are. */
export const presentOrders = async (db: Database, orders: readonly OrderRow[]): Promise<Order[]> => {
  const idsOf = (id: 'childId' | 'familyId' | 'enrolmentId') => orders.map((order) => order[id]);
  const [names, families, paid] = await Promise.all([
    childNames(db, idsOf('childId')),
    recipients(db, idsOf('familyId')),
    paidFirstBills(db, idsOf('enrolmentId')),
  ]);
  return orders.map((order) => {
    const [name, family] = [names.get(order.childId), families.get(order.familyId)];
    if (!name || !family) throw new Error('an order without its child or family');
    const address = addressOf(order, family.address);
    const charged = chargedOf(order);
    return {
      order_id: order.orderId,
      resi: order.resi,
      delivery_status: order.status,
      courier: order.courier,
      child: { first_name: name.firstName, last_name: name.lastName },
      parent: { first_name: family.parent.firstName, last_name: family.parent.lastName },
      users: onTheWire(address),
      charged,
      moved: isMoved(charged, address),
      held: isHeld(order, paid.has(order.enrolmentId)),
      created_at: order.createdAt.toISOString(),
      version: order.version,
    };
  });
};
