import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { bills, enrolments } from './tables.ts';

/** Whether a bill was paid, or due before its child left. */
export const wasOwed = or(
  isNotNull(bills.paidAt),
  isNull(enrolments.leftOn),
  lt(bills.periodStart, enrolments.leftOn),
);

/**
 * The bills after the first of years that were paid for once, as a part of a query, which those of other nouns join. What would have been
 * due only after its child had left was never owed, and is none of them (rule R289).
 */
export const laterBills = (db: Database) =>
  db
    .select({
      billId: bills.billId,
      sequence: bills.sequence,
      periodStart: bills.periodStart,
      periodEnd: bills.periodEnd,
      /** what is due */
      amount: sql<number>`(${bills.amount} - ${bills.discount})`.mapWith(Number).as('due'),
      discount: bills.discount,
      delayedUntil: bills.delayedUntil,
      /** the day after the last on which it can be paid (rules R250 and R289) */
      payableEnd:
        sql<string>`least(greatest(${bills.periodEnd}, ${bills.delayedUntil} + 1), ${enrolments.leftOn})`.as(
          'payable_end',
        ),
      leftOn: enrolments.leftOn,
      paidAt: bills.paidAt,
      childId: enrolments.childId,
      academicYearId: enrolments.academicYearId,
      grade: enrolments.grade,
      term: enrolments.term,
    })
    .from(bills)
    .innerJoin(enrolments, eq(enrolments.enrolmentId, bills.enrolmentId))
    .where(and(gt(bills.sequence, 1), isNotNull(enrolments.settledAt), wasOwed))
    .as('later_bills');
