import { eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { bills, enrolments } from './tables.ts';

/** The bills that are paid, each with how often its year is paid, as a part of a query, which those of other nouns join. */
export const paidBills = (db: Database) =>
  db
    .select({ enrolmentId: bills.enrolmentId, sequence: bills.sequence, term: enrolments.term })
    .from(bills)
    .innerJoin(enrolments, eq(enrolments.enrolmentId, bills.enrolmentId))
    .where(isNotNull(bills.paidAt))
    .as('paid_bills');
