import { and, eq, isNull, sql } from 'drizzle-orm';
import { seatRows } from '../enrolment/seats-in.ts';
import { unplacedRows } from '../placement/unplaced-years.ts';
import type { Database } from '../platform/db/database.ts';
import { livePupils } from './tables.ts';

/** How many children with a place in a batch are in no group yet, by grade; null: their grade is not decided. */
export const countWithoutGroup = async (
  db: Database,
  academicYearId: number,
): Promise<{ grade: number | null; children: number }[]> => {
  const [seat, unplaced] = [seatRows(db), unplacedRows(db)];
  const grade = sql<number | null>`case when ${unplaced.unplacedId} is null then ${seat.grade} end`;
  return db
    .select({ grade, children: sql<number>`count(*)::int` })
    .from(seat)
    .leftJoin(unplaced, eq(unplaced.unplacedId, seat.enrolmentId))
    .leftJoin(livePupils, eq(livePupils.enrolmentId, seat.enrolmentId))
    .where(and(eq(seat.academicYearId, academicYearId), isNull(livePupils.groupId)))
    .groupBy(grade)
    .orderBy(grade);
};
