import type { Courier } from '../../domain/shipping/couriers.ts';
import type { DeliveryStatus } from '../../domain/shipping/order.ts';
import type { ChargedDelivery } from '../enrolment/activate-enrolment.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { deleteUnshipped, insertOrder, orderOfEnrolment } from './order-store.ts';

interface NewOrder {
  enrolmentId: number;
  familyId: number;
  childId: number;
  courier: Courier;
  delivery: ChargedDelivery;
  /** of the business clock */
  now: Date;
}

/**
 * Orders the study kit of an enrolment, in the transaction that settles its first payment (rule R61). A settlement that
 * is reported twice, or again after a reversal, finds the order there: one enrolment gets one parcel.
 */
export const makeOrder = (
  tx: Tx,
  { enrolmentId, familyId, childId, courier, delivery, now }: NewOrder,
): Promise<void> =>
  insertOrder(tx, {
    enrolmentId,
    familyId,
    childId,
    courier,
    status: 'unshipped',
    chargedProvince: delivery.province,
    chargedCity: delivery.city,
    chargedAmount: delivery.amount,
    createdAt: now,
  });

/** The study kit of a year as it was ordered; null while it was not paid for. */
export const kitOf: (
  db: Database,
  enrolmentId: number,
) => Promise<{ orderId: number; status: DeliveryStatus } | null> = orderOfEnrolment;

/** Ends the order of a year that counts as never paid (rule R62); a parcel that was sent stays in the list. */
const endOrder: (tx: Tx, enrolmentId: number) => Promise<void> = deleteUnshipped;

/** What payments do with study kits. */
export const kitOrders = { makeOrder, endOrder, kitOf };
export type KitOrders = typeof kitOrders;
