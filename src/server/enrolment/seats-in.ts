import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { type Grade, isGrade } from '../../domain/enrolment/grade.ts';
import { childRows } from '../families/child-rows.ts';
import type { Database } from '../platform/db/database.ts';
import { enrolments } from './tables.ts';

/** A child's place in a batch, with its family. */
export interface SeatIn {
  readonly enrolmentId: number;
  readonly childId: number;
  readonly familyId: number;
  readonly grade: Grade;
  /** when the first payment of the year settled */
  readonly settledAt: Date;
}

/** A child that has left or was erased has no place any more. */
const isStillThere = ({ erasedAt }: Pick<ReturnType<typeof childRows>, 'erasedAt'>) =>
  and(isNull(enrolments.leftOn), isNull(erasedAt));

/** The places of a batch in the order in which they were paid for (rule R289). */
export const seatsIn = async (db: Database, academicYearId: number): Promise<SeatIn[]> => {
  const { enrolmentId, grade: ofYear, settledAt: paidAt } = enrolments;
  const child = childRows(db);
  const rows = await db
    .select({
      enrolmentId,
      childId: child.childId,
      familyId: child.familyId,
      grade: ofYear,
      settledAt: paidAt,
    })
    .from(enrolments)
    .innerJoin(child, eq(child.childId, enrolments.childId))
    .where(and(eq(enrolments.academicYearId, academicYearId), isNotNull(paidAt), isStillThere(child)))
    .orderBy(asc(paidAt), asc(enrolmentId));
  return rows.flatMap(({ grade, settledAt, ...row }) =>
    isGrade(grade) && settledAt ? [{ ...row, grade, settledAt }] : [],
  );
};

/** The places of all batches as a part of a query, which those of other nouns join (rule R289). */
export const seatRows = (db: Database) => {
  const child = childRows(db);
  return db
    .select({
      enrolmentId: enrolments.enrolmentId,
      academicYearId: enrolments.academicYearId,
      grade: enrolments.grade,
      childId: child.childId,
      familyId: child.familyId,
    })
    .from(enrolments)
    .innerJoin(child, eq(child.childId, enrolments.childId))
    .where(and(isNotNull(enrolments.settledAt), isStillThere(child)))
    .as('seats');
};
