import type { Child } from '../../contract/objects.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import { type ChildRow, findChild } from './child-store.ts';
import type { FamiliesContext } from './context.ts';
import { presentChild } from './present-child.ts';

type Showing = Pick<FamiliesContext, 'database' | 'factsOf'>;

/** A child with what its enrolments say about it. */
export const showRow = async ({ factsOf }: Showing, child: ChildRow): Promise<Child> =>
  presentChild(child, await factsOf({ childId: child.childId, birthdate: calendarDate(child.birthdate) }));

/** A child that lies within the scope, with what its enrolments say; another family's is not found. */
export const showChild = async (
  context: Showing,
  scope: FamilyScope,
  childId: number,
): Promise<Child | null> => {
  const child = await findChild(context.database.db, scope, childId);
  return child && showRow(context, child);
};
