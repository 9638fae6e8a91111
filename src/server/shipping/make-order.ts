import type { Courier } from '../../domain/shipping/couriers.ts';
import type { ChargedDelivery } from '../enrolment/activate-enrolment.ts';
import type { Tx } from '../platform/db/database.ts';
import { insertOrder } from './order-store.ts';

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
