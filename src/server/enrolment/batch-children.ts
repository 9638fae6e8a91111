import type { ListedChild } from '../../contract/objects.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { findBatch } from '../calendar/find-batch.ts';
import { type ChildState, childrenInState } from '../families/children-in-state.ts';
import { type PlaceListQuery, searchChildrenIn } from '../families/search-children.ts';
import { childStates } from './child-states.ts';
import type { EnrolmentContext } from './context.ts';
import { placesIn } from './places-in.ts';
import { placesOf } from './places-of.ts';

/** The children who have a place in a batch, or in one of its grades, with their parents, their grade in it, and how they stand (rule R243). */
export const batchChildren = async (
  context: Pick<EnrolmentContext, 'database' | 'clock' | 'awaitingTest' | 'awaitedChildren'>,
  academicYearId: number,
  { grade, state, ...query }: PlaceListQuery & { grade?: number | undefined; state?: ChildState | undefined },
): Promise<{ childs: ListedChild[]; total?: number } | Refused<'not_found'>> => {
  const { db } = context.database;
  const found = await findBatch(db, academicYearId);
  if (!found) return refuse('not_found');
  const year = { academic_year_id: academicYearId, batch: found.batch };
  const among = state && childrenInState(db, state, childStates(context));
  const { childs, ...counted } = await searchChildrenIn(db, placesIn(db, academicYearId, grade), {
    ...query,
    among,
  });
  const standing = await placesOf(context)(childs.map(({ child_id: id }) => id));
  return {
    childs: childs.map((child) => {
      const { awaits_test, has_left, bill } = standing.get(child.child_id) ?? {};
      return { ...child, ...year, awaits_test, has_left, bill };
    }),
    ...counted,
  };
};
