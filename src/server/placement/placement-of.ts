import { type Grade, isGrade } from '../../domain/enrolment/grade.ts';
import {
  type PlacedBy,
  type PlacementFacts,
  isAuto,
  placementStatus,
  testUntil,
} from '../../domain/enrolment/placement-status.ts';
import type { KnownChild } from '../families/known-children.ts';
import type { Database } from '../platform/db/database.ts';
import { type PlacementRow, findPlacement } from './placement-store.ts';

/** How a child stands with its placement test at an instant. */
export interface Placement {
  /** it is, or before its first settlement would be, graded without a test */
  isAuto: boolean;
  /** what has decided its grade; null while nothing has */
  placedBy: PlacedBy | null;
  /** the grade found by the test or set by staff; null until then, and for the auto-graded */
  result: Grade | null;
  /** until when the test may be started; null when none is awaited */
  testUntil: Date | null;
  /** a test is to be taken, or under way */
  awaitsTest: boolean;
}

/** A test that is under way is still awaited: its result is. */
export const awaitsTest = (facts: Omit<PlacementFacts, 'birthdate'>, now: Date): boolean => {
  const status = placementStatus(facts, now);
  return status === 'awaiting' || status === 'at_the_test';
};

type Placeable = Pick<KnownChild, 'childId' | 'birthdate'>;

/** What decides about the placement of a child. */
export const factsOf = ({ birthdate }: Placeable, row: PlacementRow | null): PlacementFacts => ({
  birthdate,
  settledAt: row?.settledAt ?? null,
  placedBy: row?.placedBy ?? null,
  testStartedAt: row?.testStartedAt ?? null,
});

/** How this child stands with its placement test at `now`. Ask with a child that the caller may see. */
export const placementOf = async (db: Database, child: Placeable, now: Date): Promise<Placement> => {
  const row = await findPlacement(db, child.childId);
  const facts = factsOf(child, row);
  return {
    isAuto: isAuto(facts, now),
    placedBy: facts.placedBy,
    result: resultOf(row),
    testUntil: testUntil(facts, now),
    awaitsTest: awaitsTest(facts, now),
  };
};
export type PlacementOf = typeof placementOf;

const resultOf = (row: PlacementRow | null): Grade | null => {
  const result = row?.result ?? null;
  if (result !== null && !isGrade(result))
    throw new Error(`child ${row?.childId} has no grade but ${result}`);
  return result;
};
