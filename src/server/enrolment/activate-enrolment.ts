import type { Courier } from '../../domain/shipping/couriers.ts';
import type { Tx } from '../platform/db/database.ts';
import { findEnrolment, settleOnce } from './enrolment-store.ts';
import type { KnownEnrolment } from './enrolments-of.ts';

/** Where a delivery was charged to and for how much, in rupiah; nulls: charged before the city was kept. */
export interface ChargedDelivery {
  province: string | null;
  city: string | null;
  amount: number;
}

/** A year as its settlement finds it. */
export interface ActivatedYear {
  purpose: KnownEnrolment['purpose'];
  courier: Courier;
  delivery: ChargedDelivery;
  /** whether it was settled for the first time */
  isFirst: boolean;
}

/** Activates the enrolment whose first bill was paid. When it is paid again after a reversal its first settlement stays. */
export const activateEnrolment = async (tx: Tx, enrolmentId: number, now: Date): Promise<ActivatedYear> => {
  const settled = await settleOnce(tx, enrolmentId, now);
  const enrolment = settled ?? (await findEnrolment(tx, enrolmentId));
  if (!enrolment) throw new Error(`there is no enrolment ${enrolmentId} to activate`);
  const { purpose, courier, deliveryProvince, deliveryCity, deliveryAmount } = enrolment;
  const delivery = { province: deliveryProvince, city: deliveryCity, amount: deliveryAmount };
  return { purpose, courier, delivery, isFirst: settled !== null };
};
