import { eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { bills, enrolments } from './tables.ts';

/** Which child each bill is of, whether its year was ever paid for or not, as a part of a query, which those of other nouns join. */
export const billsOfChildren = (db: Database) =>
  db
    .select({ billId: bills.billId, childId: enrolments.childId })
    .from(bills)
    .innerJoin(enrolments, eq(enrolments.enrolmentId, bills.enrolmentId))
    .as('bills_of_children');
