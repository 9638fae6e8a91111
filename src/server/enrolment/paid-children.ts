import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { enrolments } from './tables.ts';

/** The children whose place in a batch was paid for once. */
export const paidChildrenIn = async (db: Database, academicYearId: number): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ childId: enrolments.childId })
    .from(enrolments)
    .where(and(eq(enrolments.academicYearId, academicYearId), isNotNull(enrolments.settledAt)));
  return rows.map(({ childId }) => childId);
};
