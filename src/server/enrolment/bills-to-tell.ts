import { type SQL, and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { type CalendarDate, calendarDate } from '../../domain/values/calendar-date.ts';
import type { Database } from '../platform/db/database.ts';
import { bills, enrolments } from './tables.ts';

/** Unpaid bills after the first, of years that were paid for once. */
const open = (...more: SQL[]) =>
  and(isNull(bills.paidAt), gt(bills.sequence, 1), isNotNull(enrolments.settledAt), ...more);

/** The periods of bills that families are still to pay, each once. */
export const unpaidPeriods = async (
  db: Database,
): Promise<{ periodStart: CalendarDate; periodEnd: CalendarDate }[]> => {
  const rows = await db
    .selectDistinct({ periodStart: bills.periodStart, periodEnd: bills.periodEnd })
    .from(bills)
    .innerJoin(enrolments, eq(enrolments.enrolmentId, bills.enrolmentId))
    .where(open());
  return rows.map(({ periodStart, periodEnd }) => ({
    periodStart: calendarDate(periodStart),
    periodEnd: calendarDate(periodEnd),
  }));
};

/** The children who have such a bill of this period. */
export const childrenToPay = async (
  db: Database,
  { periodStart, periodEnd }: { periodStart: CalendarDate; periodEnd: CalendarDate },
): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ childId: enrolments.childId })
    .from(bills)
    .innerJoin(enrolments, eq(enrolments.enrolmentId, bills.enrolmentId))
    .where(open(eq(bills.periodStart, periodStart), eq(bills.periodEnd, periodEnd)));
  return rows.map(({ childId }) => childId);
};
