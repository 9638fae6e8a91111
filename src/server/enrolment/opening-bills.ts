import { eq, gte, isNotNull, or } from 'drizzle-orm';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import type { Database } from '../platform/db/database.ts';
import { bills, enrolments } from './tables.ts';

/**
 * The bills that are paid, or count as paid on `today` (rule R250), each with how often its year is paid, as a part of a query, which
 * those of other nouns join.
 */
export const openingBills = (db: Database, today: CalendarDate) =>
  db
    .select({
      enrolmentId: bills.enrolmentId,
      sequence: bills.sequence,
      term: enrolments.term,
      leftOn: enrolments.leftOn,
    })
    .from(bills)
    .innerJoin(enrolments, eq(enrolments.enrolmentId, bills.enrolmentId))
    .where(or(isNotNull(bills.paidAt), gte(bills.delayedUntil, today)))
    .as('opening_bills');
