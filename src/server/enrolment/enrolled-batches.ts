import { and, countDistinct, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { childRows } from '../families/child-rows.ts';
import { selectEnrolledYears } from './enrolment-store.ts';
import { enrolments } from './tables.ts';

/** Which of these batches any child was enrolled in, paid or not: one query, however many they are. */
export const enrolledBatches = async (
  db: Database,
  academicYearIds: readonly number[],
): Promise<ReadonlySet<number>> => new Set(await selectEnrolledYears(db, academicYearIds));

/** How many families have a paid place in a batch (rule R31). */
export const countFamilies = async (db: Database, academicYearId: number): Promise<number> => {
  const child = childRows(db);
  const [row] = await db
    .select({ families: countDistinct(child.familyId) })
    .from(enrolments)
    .innerJoin(child, eq(child.childId, enrolments.childId))
    .where(and(eq(enrolments.academicYearId, academicYearId), isNotNull(enrolments.settledAt)));
  return row?.families ?? 0;
};
