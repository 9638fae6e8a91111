import { and, isNotNull } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import { enrolments } from './tables.ts';

/** The enrolments of these children that the family has replaced by another choice. */
export const replacedEnrolments = async (db: Database, childIds: readonly number[]): Promise<number[]> => {
  if (childIds.length === 0) return [];
  const rows = await db
    .select({ enrolmentId: enrolments.enrolmentId })
    .from(enrolments)
    .where(and(isAnyOf(enrolments.childId, childIds), isNotNull(enrolments.replacedAt)));
  return rows.map(({ enrolmentId }) => enrolmentId);
};
