import { type SQL, and, inArray, isNull, sql } from 'drizzle-orm';
import type { childStates } from '../../contract/families.ts';
import type { Counted } from '../platform/db/counted.ts';
import type { Database } from '../platform/db/database.ts';
import { closedFamilies } from './children-gone.ts';
import type { FamiliesContext } from './context.ts';
import { children } from './tables.ts';

type StateContext = Pick<FamiliesContext, 'awaitedChildren' | 'owingChildren' | 'leftChildren'>;
export type ChildState = (typeof childStates)[number];

/** Children who await the placement test, who have a bill that is late, who have left, or whose family has closed its account and is not erased yet, as a condition of a query. */
export const childrenInState = (
  db: Database,
  state: ChildState,
  { awaitedChildren, owingChildren, leftChildren }: StateContext,
): SQL | undefined => {
  const isThere = isNull(children.erasedAt);
  if (state === 'awaiting_test') return and(isThere, sql`${children.childId} in (${awaitedChildren(db)})`);
  if (state === 'bill_overdue') return and(isThere, sql`${children.childId} in (${owingChildren(db)})`);
  if (state === 'left') return and(isThere, sql`${children.childId} in (${leftChildren(db)})`);
  return and(isThere, inArray(children.familyId, closedFamilies(db)));
};

/** A condition for children in a state, in a grade today, or both; undefined, which is all children, without either. */
export const childrenWanted = (
  db: Database,
  { state, grade }: { state?: ChildState | undefined; grade?: number | undefined },
  context: StateContext & Pick<FamiliesContext, 'childrenOfGrade'>,
): SQL | undefined =>
  and(
    state && childrenInState(db, state, context),
    grade === undefined ? undefined : sql`${children.childId} in (${context.childrenOfGrade(db, grade)})`,
  );

/** How many they are, as the list of them shows them (rule R237). */
export const countChildrenInState = (...given: Parameters<typeof childrenInState>): Counted => ({
  count: given[0].$count(children, childrenInState(...given)),
});
