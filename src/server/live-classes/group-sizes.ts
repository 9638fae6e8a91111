import { asc, inArray, sql } from 'drizzle-orm';
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
      children:
        sql<number>`(select count(*) from ${livePupils} where ${livePupils.groupId} = ${liveGroups.groupId})`.mapWith(
          Number,
        ),
    })
    .from(liveGroups)
    .where(inArray(liveGroups.academicYearId, [...academicYearIds]))
    .orderBy(asc(liveGroups.academicYearId), asc(liveGroups.grade), asc(liveGroups.number));
