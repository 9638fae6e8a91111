import { and, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { retainedSince } from '../../domain/accounts/retention.ts';
import { sweepReplaced } from '../enrolment/sweep-replaced.ts';
import type { Database, OpenDatabase } from '../platform/db/database.ts';
import { payments } from './tables.ts';

const BATCH = 500;

/**
 * Clears up after what nobody paid (rule R135): choices that families replaced, and what was exchanged with the gateway about
 * charges that ended, which holds names and addresses. The payments themselves stay, with each word that was heard of them.
 */
export const sweepUnpaid = async (database: OpenDatabase, now: Date): Promise<void> => {
  const before = retainedSince('unpaidCharges', now);
  await sweepReplaced(database, before, mayBePaid);
  while ((await clearEndedCharges(database, before)) === BATCH);
};

/** Whether a charge for an enrolment is open or polled, or brought money. */
const mayBePaid = async (db: Database, enrolmentId: number): Promise<boolean> => {
  const matters = or(ne(payments.state, 'FAILED'), isNotNull(payments.nextPollAt));
  const [row] = await db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.enrolmentId, enrolmentId), matters))
    .limit(1);
  return row !== undefined;
};

/** @returns how many were cleared: a batch at most, so that no family waits for a long statement */
const clearEndedCharges = async ({ db }: Pick<OpenDatabase, 'db'>, before: Date): Promise<number> => {
  const ended = and(
    eq(payments.state, 'FAILED'),
    isNull(payments.nextPollAt),
    lt(payments.createdAt, before),
    ne(payments.request, ''),
  );
  const some = db.select({ orderId: payments.orderId }).from(payments).where(ended).limit(BATCH);
  const cleared = await db
    .update(payments)
    .set({
      request: '',
      response: '',
      actions: '',
      qrText: null,
      billerCode: null,
      billKey: null,
      redirectUrl: null,
    })
    .where(and(inArray(payments.orderId, some), ended))
    .returning({ orderId: payments.orderId });
  return cleared.length;
};
