import { type SQL, and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/db/database.ts';
import { payments } from './tables.ts';

/** That no charge for an enrolment is open or polled, or brought money. */
export const mayNotBePaid = (enrolmentId: AnyPgColumn): SQL =>
  sql`not exists (select 1 from ${payments} where ${payments.enrolmentId} = ${enrolmentId}
    and (${payments.state} <> 'FAILED' or ${payments.nextPollAt} is not null))`;

/** A payment without what was exchanged about it with the gateway, which holds names and addresses. */
export const nothingExchanged = {
  request: '',
  response: '',
  actions: '',
  qrText: null,
  billerCode: null,
  billKey: null,
  redirectUrl: null,
} as const;

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
    .set(nothingExchanged)
    .where(and(inArray(payments.orderId, some), ended))
    .returning({ orderId: payments.orderId });
  return cleared.length;
};
