import { owedPeriods, restAfterContact } from '../../domain/billing/owed-bills.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { Counted } from '../platform/db/counted.ts';
import type { Database } from '../platform/db/database.ts';
import { countOwedBills } from './bill-list-store.ts';

/** The late bills that nobody spoke with the family about lately, as the list of them shows them (rules R221 and R237). */
export const countOverdue = (db: Database, now: Date): Counted =>
  countOwedBills(db, {
    q: '',
    periods: owedPeriods('overdue', dayInJakarta(now)),
    restingSince: new Date(now.getTime() - restAfterContact),
    withClosed: false,
  });
