import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { enrolments } from './tables.ts';

/** The children whose place in a batch was paid for once, and who have not left. */
export const paidChildrenIn = async (db: Database, academicYearId: number): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ childId: enrolments.childId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.academicYearId, academicYearId),
        isNotNull(enrolments.settledAt),
        isNull(enrolments.leftOn),
      ),
    );
  return rows.map(({ childId }) => childId);
};
