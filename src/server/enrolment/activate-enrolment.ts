import type { Courier } from '../../domain/shipping/couriers.ts';
import type { Tx } from '../platform/db/database.ts';
import { findEnrolment, settleOnce } from './enrolment-store.ts';
import type { KnownEnrolment } from './enrolments-of.ts';

/** A year as its settlement finds it. */
export interface ActivatedYear {
  purpose: KnownEnrolment['purpose'];
  courier: Courier;
  /** whether it was settled for the first time */
  isFirst: boolean;
}

/** Activates the enrolment whose first bill was paid. When it is paid again after a reversal nothing changes. */
export const activateEnrolment = async (tx: Tx, enrolmentId: number, now: Date): Promise<ActivatedYear> => {
  const enrolment = await findEnrolment(tx, enrolmentId);
  if (!enrolment) throw new Error(`there is no enrolment ${enrolmentId} to activate`);
  const { purpose, courier } = enrolment;
  return { purpose, courier, isFirst: await settleOnce(tx, enrolmentId, now) };
};
