import { and, asc, eq, isNull } from 'drizzle-orm';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import { childRows } from '../families/child-rows.ts';
import type { Database } from '../platform/db/database.ts';
import type { ClassScope } from './class-scope.ts';
import { liveGroups, livePupils } from './tables.ts';
import { groupsInScope } from './taught-years.ts';

/** The children of a group by their first names, each with the year for which it is in it, in one query; null when the group is not in the scope. */
export const groupYears = async (db: Database, scope: ClassScope, groupId: number, now: Date) => {
  const [year, child] = [enrolledChildren(db), childRows(db)];
  const rows = await db
    .select({
      academicYearId: liveGroups.academicYearId,
      grade: liveGroups.grade,
      enrolmentId: year.enrolmentId,
      childId: child.childId,
      firstName: child.firstName,
    })
    .from(liveGroups)
    .leftJoin(livePupils, eq(livePupils.groupId, liveGroups.groupId))
    .leftJoin(year, eq(year.enrolmentId, livePupils.enrolmentId))
    .leftJoin(child, and(eq(child.childId, year.childId), isNull(child.erasedAt)))
    .where(and(eq(liveGroups.groupId, groupId), groupsInScope(db, scope, now)))
    .orderBy(asc(child.firstName), asc(child.childId));
  const [first] = rows;
  if (!first) return null;
  const pupils = rows.flatMap(({ enrolmentId, childId, firstName }) =>
    enrolmentId === null || childId === null || firstName === null
      ? []
      : [{ enrolmentId, childId, firstName }],
  );
  return { group: { academicYearId: first.academicYearId, grade: first.grade }, pupils };
};
