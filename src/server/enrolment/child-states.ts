import { and, eq, gte, isNotNull, isNull, notExists, gt, lt, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dayInJakarta, type CalendarDate } from '../../domain/values/calendar-date.ts';
import type { FamiliesContext } from '../families/context.ts';
import type { Database } from '../platform/db/database.ts';
import { enrolments } from './tables.ts';
import { laterBills } from './later-bills.ts';

/** The numbers of the children with a bill that is late on `today` (rules R118 and R250), as a part of a query. */
const owingChildren = (db: Database, today: CalendarDate) => {
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

/** The numbers of the children who have left and bought no year since (rule R318), as a part of a query. */
const leftChildren = (db: Database) => {
  const later = alias(enrolments, 'later_years');
  const boughtSince = db
    .select({ enrolmentId: later.enrolmentId })
    .from(later)
    .where(
      and(
        eq(later.childId, enrolments.childId),
        isNull(later.leftOn),
        gte(later.settledAt, enrolments.settledAt),
      ),
    );
  return db
    .select({ childId: enrolments.childId })
    .from(enrolments)
    .where(and(isNotNull(enrolments.leftOn), isNotNull(enrolments.settledAt), notExists(boughtSince)));
};

/** Which children lists are narrowed to, each as a part of a query (rules R243 and R318). */
export const childStates = ({
  clock,
  awaitedChildren,
}: Pick<FamiliesContext, 'clock' | 'awaitedChildren'>): Pick<
  FamiliesContext,
  'awaitedChildren' | 'owingChildren' | 'leftChildren'
> => ({
  awaitedChildren,
  owingChildren: (db) => owingChildren(db, dayInJakarta(clock.now())),
  leftChildren,
});
