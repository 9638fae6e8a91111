import { eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { liveGroups, livePupils } from './tables.ts';

/** Which year is in which group, and the account of whoever teaches it, as a part of a query, which those of other nouns join. */
export const taughtYears = (db: Database) =>
  db
    .select({
      enrolmentId: livePupils.enrolmentId,
      groupId: liveGroups.groupId,
      academicYearId: liveGroups.academicYearId,
      number: liveGroups.number,
      teacherId: liveGroups.teacherId,
    })
    .from(livePupils)
    .innerJoin(liveGroups, eq(liveGroups.groupId, livePupils.groupId))
    .as('taught_years');
