import { and, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { payments } from './tables.ts';

/** Whether a charge for an enrolment is open or polled, or brought money. */
export const mayEnrolmentBePaid = async (db: Database, enrolmentId: number): Promise<boolean> => {
  const matters = or(ne(payments.state, 'FAILED'), isNotNull(payments.nextPollAt));
  const [row] = await db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.enrolmentId, enrolmentId), matters))
    .limit(1);
  return row !== undefined;
};

/** Clears what was exchanged with the gateway about charges that ended before. @returns how many were cleared: `most` at most */
export const clearEndedCharges = async (db: Database, before: Date, most: number): Promise<number> => {
  const ended = and(
    eq(payments.state, 'FAILED'),
    isNull(payments.nextPollAt),
    lt(payments.createdAt, before),
    ne(payments.request, ''),
  );
  const some = db.select({ orderId: payments.orderId }).from(payments).where(ended).limit(most);
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
