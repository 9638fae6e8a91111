import { isTooYoungAt } from '../../domain/enrolment/placement-standing.ts';
import type { Courier } from '../../domain/shipping/couriers.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import { findEnrolment, settleOnce } from './enrolment-store.ts';

/**
 * Gives a child its place in a year whose first bill was paid. Paid again after a reversal, the place stays as it was.
 * @returns whether this was the first time, and by whom the study kit goes
 */
export const activateEnrolment = async (
  tx: Tx,
  enrolmentId: number,
  { child, now }: { child: KnownChild; now: Date },
): Promise<{ isFirst: boolean; courier: Courier }> => {
  const enrolment = await findEnrolment(tx, enrolmentId);
  if (!enrolment) throw new Error(`there is no enrolment ${enrolmentId} to activate`);
  const isFirst = await settleOnce(tx, enrolmentId, {
    settledAt: now,
    tooYoungAtSettlement: isTooYoungAt(child.birthdate, now),
  });
  return { isFirst, courier: enrolment.courier };
};
