import type { Order } from '../../contract/objects.ts';
import { type Refused, isRefused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import { type Courier, isCourier } from '../../domain/shipping/couriers.ts';
import { mayBeChanged } from '../../domain/accounts/closing.ts';
import { type DeliveryStatus, leftAt, setStatus } from '../../domain/shipping/order.ts';
import { isStale } from '../../domain/values/version.ts';
import { courierNames } from '../../i18n/couriers.ts';
import * as en from '../../i18n/en/notices.ts';
import * as id from '../../i18n/id/notices.ts';
import { paths } from '../../paths.ts';
import type { NotifyAccount } from '../inbox/notify.ts';
import { recipients } from '../accounts/recipients.ts';
import { findAnyChild } from '../families/known-children.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { paidFirstBills } from '../enrolment/paid-first-bills.ts';
import { recordChange } from '../audit/record-change.ts';
import { noteEvent } from '../webhooks/note-event.ts';
import type { Tx } from '../platform/db/database.ts';
import { onlyRow } from '../platform/db/rows.ts';
import type { ShippingContext } from './context.ts';
import { type OrderRow, lockOrder, updateOrder as update } from './order-store.ts';
import { presentOrders } from './present-orders.ts';

interface OrderChange {
  /** the account of who changes it; null when no person does */
  by: number | null;
  /** the API token of a program that does it in that name */
  token?: string | undefined;
  orderId: number;
  status: DeliveryStatus;
  courier: Courier;
  /** null: not known yet */
  resi: string | null;
  /** the version that the change was made from */
  version?: number | undefined;
}

/** Sets courier, tracking number and status; shipping it freezes the address that the profile has now. */
export const updateOrder = (
  { database, clock, notifyAccount }: Pick<ShippingContext, 'database' | 'clock' | 'notifyAccount'>,
  change: OrderChange,
): Promise<Order | Refused<'not_found' | 'data_erased' | 'changed_meanwhile' | 'order_held'>> =>
  database.transaction(async (tx) => {
    const updated = await changeOrder(tx, change, clock.now(), notifyAccount);
    return isRefused(updated) ? updated : presentOrder(tx, updated);
  });

const presentOrder = (tx: Tx, row: OrderRow): Promise<Order> =>
  onlyRow(presentOrders(tx, [row]), 'an order was not presented');

const changeOrder = async (
  tx: Tx,
  { by, token, orderId, status, courier, resi, version }: OrderChange,
  at: Date,
  notifyAccount: NotifyAccount,
) => {
  const order = await lockOrder(tx, orderId);
  const child = order && (await findAnyChild(tx, order.childId));
  if (!order || !child) return refuse('not_found');
  const verdict = mayBeChanged(child);
  if (verdict !== 'yes') return refuse(verdict);
  if (isStale(version, order.version)) return refuseAsChanged({ order: await presentOrder(tx, order) });
  const recipient = (await recipients(tx, [order.familyId])).get(order.familyId);
  if (!recipient) throw new Error('an order without its family');
  const firstBillPaid = (await paidFirstBills(tx, [order.enrolmentId])).has(order.enrolmentId);
  const moved = setStatus(order, status, { profile: recipient.address, firstBillPaid });
  if ('refused' in moved) return refuse(moved.refused);
  const updated = await update(tx, orderId, {
    status: moved.status,
    shippedTo: moved.shippedTo,
    shippedAt: leftAt(order, moved.status, at),
    courier,
    resi,
  });
  const [before, after] = [auditedOrder(order), auditedOrder(updated)];
  const name = fullName(child.firstName, child.lastName);
  await recordChange(tx, { by, token, at, kind: 'order', objectId: orderId, name, before, after });
  if (order.status !== 'shipped' && updated.status === 'shipped') {
    await notifyAccount(tx, shippedNotice(updated, child.firstName, at));
    const { enrolmentId, childId } = updated;
    await noteEvent(tx, {
      kind: 'order.shipped',
      at,
      data: { order_id: orderId, enrolment_id: enrolmentId, child_id: childId, state: 'shipped' },
    });
  }
  return updated;
};

const shippedNotice = ({ familyId, childId, courier, resi }: OrderRow, firstName: string, now: Date) => {
  const courierName = isCourier(courier) ? courierNames[courier] : courier;
  return {
    userId: familyId,
    kind: 'parcel_shipped' as const,
    childId,
    title: en.notices.parcel_shipped.title(firstName),
    titleIndo: id.notices.parcel_shipped.title(firstName),
    body: en.notices.parcel_shipped.body(courierName, resi),
    bodyIndo: id.notices.parcel_shipped.body(courierName, resi),
    link: paths.child(childId),
    now,
  };
};

const auditedOrder = ({ courier, resi, status }: OrderRow) => ({ courier, resi, delivery_status: status });
