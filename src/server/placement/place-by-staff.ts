import type { Grade } from '../../domain/enrolment/grade.ts';
import { placementStatus } from '../../domain/enrolment/placement-status.ts';
import { resultByStaff } from '../../domain/placement/result.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import { factsOf } from './placement-of.ts';
import { findPlacement, insertPlacement, setPlaced } from './placement-store.ts';

/** The year whose grade staff set. */
interface PlacedYear {
  readonly enrolmentId: number;
  readonly purpose: 'BUY_COURSE' | 'NEXT_GRADE';
  readonly settledAt: Date | null;
  readonly grade: Grade;
}

/**
 * Staff set the grade of a year, in the transaction that changes it and with the child held. In the first year, while
 * the placement test is awaited or under way, that grade is its result and the job leaves the child alone; otherwise
 * nothing changes here.
 */
export const placeByStaff = async (tx: Tx, child: KnownChild, year: PlacedYear, now: Date): Promise<void> => {
  const row = await findPlacement(tx, child.childId);
  if (!row) return placeWithdrawn(tx, child, year, now);
  if (row.enrolmentId !== year.enrolmentId) return;
  const result = resultByStaff(placementStatus(factsOf(child, row), now), year.grade);
  if (result)
    await setPlaced(tx, child.childId, { placedBy: result.setBy, placedAt: now, result: result.grade });
};

/** The test was withdrawn with its payment: paid again, the year keeps the grade that staff have set (rule R117). */
const placeWithdrawn = async (
  tx: Tx,
  { childId }: KnownChild,
  { enrolmentId, purpose, settledAt, grade }: PlacedYear,
  now: Date,
): Promise<void> => {
  if (purpose !== 'BUY_COURSE' || settledAt === null) return;
  const placed = { placedBy: 'staff' as const, placedAt: now, result: grade };
  await insertPlacement(tx, { childId, enrolmentId, settledAt, ...placed });
};

/** The grades of first years that were paid elsewhere are the school's word: none of these children is placed by a test. */
export const placeImported = (
  tx: Tx,
  years: readonly { childId: number; enrolmentId: number; settledAt: Date | null; grade: Grade }[],
  now: Date,
): Promise<void> =>
  insertPlacement(
    tx,
    ...years.flatMap(({ childId, enrolmentId, settledAt, grade }) =>
      settledAt
        ? [{ childId, enrolmentId, settledAt, placedBy: 'staff' as const, placedAt: now, result: grade }]
        : [],
    ),
  );

export type PlaceByStaff = typeof placeByStaff;
