import { type SQL, and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Bill } from '../../domain/billing/bills.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import type { Database } from '../platform/db/database.ts';
import { bills, enrolments } from './tables.ts';

/** Unpaid bills after the first, of years that were paid for once and not left (rule R289). */
const open = (...more: SQL[]) =>
  and(
    isNull(bills.paidAt),
    gt(bills.sequence, 1),
    isNotNull(enrolments.settledAt),
    isNull(enrolments.leftOn),
    ...more,
  );

type Period = Pick<Bill, 'periodStart' | 'periodEnd' | 'delayedUntil'>;

/** The periods of bills that families are still to pay, and until when they were delayed, each once. */
export const unpaidPeriods = async (db: Database): Promise<Period[]> => {
  const { periodStart: start, periodEnd: end, delayedUntil: until } = bills;
  const rows = await db
    .selectDistinct({ periodStart: start, periodEnd: end, delayedUntil: until })
    .from(bills)
    .innerJoin(enrolments, eq(enrolments.enrolmentId, bills.enrolmentId))
    .where(open());
  return rows.map(({ periodStart, periodEnd, delayedUntil }) => ({
    periodStart: calendarDate(periodStart),
    periodEnd: calendarDate(periodEnd),
    delayedUntil: delayedUntil === null ? null : calendarDate(delayedUntil),
  }));
};

/** The children who have such a bill of this period. */
export const childrenToPay = async (
  db: Database,
  { periodStart, periodEnd, delayedUntil }: Period,
): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ childId: enrolments.childId })
    .from(bills)
    .innerJoin(enrolments, eq(enrolments.enrolmentId, bills.enrolmentId))
    .where(
      open(
        eq(bills.periodStart, periodStart),
        eq(bills.periodEnd, periodEnd),
        delayedUntil === null ? isNull(bills.delayedUntil) : eq(bills.delayedUntil, delayedUntil),
      ),
    );
  return rows.map(({ childId }) => childId);
};
