import { and, gt, isNull, lt, or } from 'drizzle-orm';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import type { Database } from '../platform/db/database.ts';
import { laterBills } from './later-bills.ts';

/** The numbers of the children with a bill that is late on `today` (rules R118 and R250), as a part of a query. */
export const owingChildren = (db: Database, today: CalendarDate) => {
  const bill = laterBills(db);
  return db
    .select({ childId: bill.childId })
    .from(bill)
    .where(
      and(
        isNull(bill.paidAt),
        lt(bill.periodStart, today),
        gt(bill.payableEnd, today),
        or(isNull(bill.delayedUntil), lt(bill.delayedUntil, today)),
      ),
    );
};
