import { isTooYoungAt } from '../../domain/enrolment/placement-status.ts';
import { takeOverGrade } from '../enrolment/set-grade.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import { deleteAwaited, findPlacement, insertPlacement, movePlacement } from './placement-store.ts';

/**
 * A child's first year is settled: it awaits the placement test from when its family was told, unless it was too young for one on
 * the day of settlement. A birthdate corrected later changes nothing about that. Settled again after its payment was taken back, only a
 * placement that was withdrawn is opened anew (rule R117).
 */
export const openPlacement = async (
  tx: Tx,
  { childId, birthdate }: Pick<KnownChild, 'childId' | 'birthdate'>,
  enrolmentId: number,
  { settledAt, toldAt }: { readonly settledAt: Date; readonly toldAt: Date },
): Promise<void> => {
  const byAge = isTooYoungAt(birthdate, settledAt) && { placedBy: 'age' as const, placedAt: toldAt };
  await insertPlacement(tx, { childId, enrolmentId, settledAt: toldAt, ...byAge });
  await keepPlacement(tx, childId, enrolmentId);
};

/** A test that was begun and a grade that is set stay when all of a first year went back and it is bought anew (rule R117). */
const keepPlacement = async (tx: Tx, childId: number, enrolmentId: number): Promise<void> => {
  const former = await findPlacement(tx, childId);
  if (!former || former.enrolmentId === enrolmentId) return;
  if (await takeOverGrade(tx, enrolmentId, former.enrolmentId)) await movePlacement(tx, childId, enrolmentId);
};

/**
 * The payment of a child's first year was taken back. A test that was not started is awaited no more; one that was
 * started, and a grade that is set, stay (rule R117).
 */
export const withdrawPlacement = (tx: Tx, enrolmentId: number): Promise<void> =>
  deleteAwaited(tx, enrolmentId);
