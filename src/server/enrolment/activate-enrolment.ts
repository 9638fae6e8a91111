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

/** Gives a child its place in a year whose first bill was paid. Paid again after a reversal, the place stays as it was. */
export const activateEnrolment = async (tx: Tx, enrolmentId: number, now: Date): Promise<ActivatedYear> => {
  const enrolment = await findEnrolment(tx, enrolmentId);
  if (!enrolment) throw new Error(`there is no enrolment ${enrolmentId} to activate`);
  const { purpose, courier } = enrolment;
  return { purpose, courier, isFirst: await settleOnce(tx, enrolmentId, now) };
};
