import { asc, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { liveGroups, livePupils } from './tables.ts';

/** The groups of these batches with how many children are in each. */
export const groupSizes = (db: Database, academicYearIds: readonly number[]) =>
  db
    .select({
      academicYearId: liveGroups.academicYearId,
      grade: liveGroups.grade,
      number: liveGroups.number,
      places: liveGroups.places,
      children: count(livePupils.enrolmentId),
    })
    .from(liveGroups)
    .leftJoin(livePupils, eq(livePupils.groupId, liveGroups.groupId))
    .where(inArray(liveGroups.academicYearId, [...academicYearIds]))
    .groupBy(liveGroups.groupId)
    .orderBy(asc(liveGroups.academicYearId), asc(liveGroups.grade), asc(liveGroups.number));
