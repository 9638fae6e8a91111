import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { enrolments } from './tables.ts';

/** Who has a place in a batch and in which grade, as a part of a query: whose enrolment in it was ever paid; of one grade alone when it is named. */
export const placesIn = (db: Database, academicYearId: number, grade?: number) =>
  db
    .select({ childId: enrolments.childId, grade: enrolments.grade, version: enrolments.version })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.academicYearId, academicYearId),
        isNotNull(enrolments.settledAt),
        grade === undefined ? undefined : eq(enrolments.grade, grade),
      ),
    )
    .as('places');

export type PlacesIn = ReturnType<typeof placesIn>;
