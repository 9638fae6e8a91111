import { and, asc, isNotNull } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { enrolments } from './tables.ts';

const place = {
  childId: enrolments.childId,
  academicYearId: enrolments.academicYearId,
  grade: enrolments.grade,
  version: enrolments.version,
  settledAt: enrolments.settledAt,
};

/** The years that were ever paid for these children. */
export const selectPlaces = (db: Database, childIds: readonly number[]) =>
  db
    .select(place)
    .from(enrolments)
    .where(and(isAnyOf(enrolments.childId, childIds), isNotNull(enrolments.settledAt)))
    .orderBy(asc(enrolments.enrolmentId));
