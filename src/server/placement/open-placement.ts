import { isTooYoungAt } from '../../domain/enrolment/placement-status.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import { deleteAwaited, insertPlacement } from './placement-store.ts';

/**
 * A child's first year has just been settled: from now on it awaits the placement test, unless it is too young for one
 * today. A birthdate corrected later changes nothing about that. Settled again after its payment was taken back, only a
 * placement that was withdrawn is opened anew (rule R117).
 */
export const openPlacement = (
  tx: Tx,
  { childId, birthdate }: Pick<KnownChild, 'childId' | 'birthdate'>,
  enrolmentId: number,
  now: Date,
): Promise<void> => {
  const byAge = isTooYoungAt(birthdate, now) && { placedBy: 'age' as const, placedAt: now };
  return insertPlacement(tx, { childId, enrolmentId, settledAt: now, ...byAge });
};

/**
 * The payment of a child's first year was taken back. A test that was not started is awaited no more; one that was
 * started, and a grade that is set, stay (rule R117).
 */
export const withdrawPlacement = (tx: Tx, enrolmentId: number): Promise<void> =>
  deleteAwaited(tx, enrolmentId);
