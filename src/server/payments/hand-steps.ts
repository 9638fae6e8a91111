import { eq, sql } from 'drizzle-orm';
import { staffNamed } from '../accounts/staff-names.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { handPayments, payments } from './tables.ts';

/** Money that staff took by hand, and who undid it; instants as JSON has them, whole rupiah. */
export interface HandStep {
  readonly orderId: string;
  readonly amount: number;
  readonly at: string;
  readonly by: { readonly firstName: string; readonly lastName: string };
  /** both null while it stands */
  readonly undoneAt: string | null;
  readonly undoneBy: { readonly firstName: string | null; readonly lastName: string | null };
}

/** What was brought by hand for these children by child, as a part of a query that asks for the steps of several nouns. */
export const handSteps = (db: Database, childIds: readonly number[]) => {
  const [entered, undid] = [staffNamed(db, 'entered'), staffNamed(db, 'undid')];
  return db
    .select({
      kind: sql<string>`'hand'`.as('kind'),
      of: sql<number>`${payments.childId}`.as('of'),
      facts: sql<object>`json_build_object('orderId', ${payments.orderId}, 'amount', ${payments.grossAmount},
        'at', ${handPayments.enteredAt}, 'undoneAt', ${handPayments.undoneAt},
        'by', json_build_object('firstName', ${entered.firstName}, 'lastName', ${entered.lastName}),
        'undoneBy', json_build_object('firstName', ${undid.firstName}, 'lastName', ${undid.lastName}))`.as(
        'facts',
      ),
    })
    .from(handPayments)
    .innerJoin(payments, eq(payments.orderId, handPayments.orderId))
    .innerJoin(entered, eq(entered.userId, handPayments.enteredBy))
    .leftJoin(undid, eq(undid.userId, handPayments.undoneBy))
    .where(isAnyOf(payments.childId, childIds));
};
