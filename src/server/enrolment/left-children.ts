import { and, eq, gt, isNotNull, isNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/db/database.ts';
import { enrolments } from './tables.ts';

/** The numbers of the children who have left and bought no year since (rule R318), as a part of a query. */
export const leftChildren = (db: Database) => {
  const later = alias(enrolments, 'later_years');
  const boughtSince = db
    .select({ enrolmentId: later.enrolmentId })
    .from(later)
    .where(
      and(
        eq(later.childId, enrolments.childId),
        isNull(later.leftOn),
        gt(later.settledAt, enrolments.settledAt),
      ),
    );
  return db
    .select({ childId: enrolments.childId })
    .from(enrolments)
    .where(and(isNotNull(enrolments.leftOn), notExists(boughtSince)));
};
