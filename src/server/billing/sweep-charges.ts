import { type SQL, and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { retainedSince } from '../../domain/accounts/retention.ts';
import { sweepReplaced } from '../enrolment/sweep-replaced.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { deleteEndedLinks } from './payment-link-store.ts';
import { payments } from './tables.ts';

const BATCH = 500;

/**
 * Clears up after what nobody paid (rule R135): choices that families replaced, links through which nothing was opened, and what
 * was exchanged with the gateway about charges that ended, which holds names and addresses. The payments themselves stay, with each
 * word that was heard of them.
 */
export const sweepUnpaid = async (database: OpenDatabase, now: Date): Promise<void> => {
  const before = retainedSince('unpaidCharges', now);
  await sweepReplaced(database, before, mayNotBePaid);
  while ((await clearEndedCharges(database, before)) === BATCH);
  const linksBefore = retainedSince('paymentLinks', now);
  while ((await deleteEndedLinks(database.db, linksBefore, BATCH)) === BATCH);
};

/** That no charge for an enrolment is open or polled, or brought money. */
const mayNotBePaid = (enrolmentId: AnyPgColumn): SQL =>
  sql`not exists (select 1 from ${payments} where ${payments.enrolmentId} = ${enrolmentId}
    and (${payments.state} <> 'FAILED' or ${payments.nextPollAt} is not null))`;

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
