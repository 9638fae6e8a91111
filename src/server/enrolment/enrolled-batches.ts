import type { Database } from '../platform/db/database.ts';
import { countFamiliesIn, selectEnrolledYears } from './enrolment-store.ts';

/** Which of these batches any child was enrolled in, paid or not: one query, however many they are. */
export const enrolledBatches = async (
  db: Database,
  academicYearIds: readonly number[],
): Promise<ReadonlySet<number>> => new Set(await selectEnrolledYears(db, academicYearIds));

/** How many families have a paid place in a batch (rule R31). */
export const countFamilies = (db: Database, academicYearId: number): Promise<number> =>
  countFamiliesIn(db, academicYearId);
