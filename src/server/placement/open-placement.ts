import { isTooYoungAt } from '../../domain/enrolment/placement-status.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import { insertPlacement } from './placement-store.ts';

/**
 * A child's first year has just been settled for the first time: from now on it awaits the placement test, unless it is
 * too young for one today. A birthdate corrected later changes nothing about that.
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
