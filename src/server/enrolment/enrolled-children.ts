import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { enrolments } from './tables.ts';

/** Which child a year is of, in which batch and grade, as a part of a query, which those of other nouns join. */
export const enrolledChildren = (db: Database) =>
  db
    .select({
      enrolmentId: enrolments.enrolmentId,
      childId: enrolments.childId,
      academicYearId: enrolments.academicYearId,
      grade: enrolments.grade,
      leftOn: enrolments.leftOn,
    })
    .from(enrolments)
    .as('enrolled_children');

/** The numbers of all years of these children, bought or not. */
export const yearsOfChildren = async (db: Database, childIds: readonly number[]): Promise<number[]> => {
  const years = await db
    .select({ enrolmentId: enrolments.enrolmentId })
    .from(enrolments)
    .where(isAnyOf(enrolments.childId, childIds));
  return years.map(({ enrolmentId }) => enrolmentId);
};
