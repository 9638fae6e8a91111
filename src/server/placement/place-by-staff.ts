import type { Grade } from '../../domain/enrolment/grade.ts';
import { placementStatus } from '../../domain/enrolment/placement-status.ts';
import { resultByStaff } from '../../domain/placement/result.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import { factsOf } from './placement-of.ts';
import { findPlacement, setPlaced } from './placement-store.ts';

/**
 * Staff set the grade of a year, in the transaction that changes it and with the child held. In the first year, while
 * the placement test is awaited or under way, that grade is its result and the job leaves the child alone; otherwise
 * nothing changes here.
 */
export const placeByStaff = async (
  tx: Tx,
  child: KnownChild,
  year: { enrolmentId: number; grade: Grade },
  now: Date,
): Promise<void> => {
  const row = await findPlacement(tx, child.childId);
  if (row?.enrolmentId !== year.enrolmentId) return;
  const result = resultByStaff(placementStatus(factsOf(child, row), now), year.grade);
  if (result)
    await setPlaced(tx, child.childId, { placedBy: result.setBy, placedAt: now, result: result.grade });
};
export type PlaceByStaff = typeof placeByStaff;
