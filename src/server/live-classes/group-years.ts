import { and, asc, eq, isNull } from 'drizzle-orm';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import { childRows } from '../families/child-rows.ts';
import type { Database } from '../platform/db/database.ts';
import type { ClassScope } from './class-scope.ts';
import { findGroup } from './group-store.ts';
import { livePupils } from './tables.ts';

/** The children of a group by their first names, each with the year for which it is in it; null when the group is not in the scope. */
export const groupYears = async (db: Database, scope: ClassScope, groupId: number) => {
  const found = await findGroup(db, scope, groupId);
  if (!found) return null;
  const [year, child] = [enrolledChildren(db), childRows(db)];
  const pupils = await db
    .select({ enrolmentId: year.enrolmentId, childId: year.childId, firstName: child.firstName })
    .from(livePupils)
    .innerJoin(year, eq(year.enrolmentId, livePupils.enrolmentId))
    .innerJoin(child, eq(child.childId, year.childId))
    .where(and(eq(livePupils.groupId, groupId), isNull(child.erasedAt)))
    .orderBy(asc(child.firstName), asc(year.childId));
  return { group: found.group, pupils };
};
