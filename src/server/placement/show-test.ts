import type { PlacementTest } from '../../contract/placement.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { isDueForScoring } from '../../domain/placement/test-window.ts';
import { findKnownChild } from '../families/known-children.ts';
import type { PlacementContext } from './context.ts';
import { presentTest } from './present-test.ts';
import { scoreIfOverdue } from './score-overdue-tests.ts';
import { findTest } from './test-store.ts';

/** A child's test as it stands; one whose time is up is scored first, so that nobody waits for the job. */
export const showTest = async (
  context: PlacementContext,
  scope: FamilyScope,
  childId: number,
): Promise<PlacementTest | Refused<'not_found' | 'placement_test_not_found'>> => {
  const { db } = context.database;
  if (!(await findKnownChild(db, scope, childId))) return refuse('not_found');
  const now = context.clock.now();
  const found = await findTest(db, childId);
  const isOverdue = found !== null && isDueForScoring(found, now);
  if (isOverdue) await scoreIfOverdue(context, childId, now);
  const test = isOverdue ? await findTest(db, childId) : found;
  return test ? presentTest(test, now) : refuse('placement_test_not_found');
};
