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
