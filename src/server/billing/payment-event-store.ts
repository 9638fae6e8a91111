import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/db/database.ts';
import { paymentEvents } from './tables.ts';

type NewEvent = Omit<typeof paymentEvents.$inferInsert, 'eventId'>;

/**
 * Adds what was heard about a payment, in the transaction that locks it. The same words once more are not written down again:
 * whoever looks at an open charge asks for them every few seconds (rule R91).
 */
export const addPaymentEvent = async (
  tx: Tx,
  { orderId, source, said, response, state, at }: NewEvent,
): Promise<void> => {
  const { orderId: ofOrder, eventId } = paymentEvents;
  // One statement, because every answer of the gateway comes here.
  await tx.execute(sql`
    insert into ${paymentEvents} (order_id, source, said, response, state, at)
    select ${orderId}, ${source}, ${said}, ${response}, ${state}, ${sql.param(at, paymentEvents.at)}::timestamptz
    where not exists (
      select from (
        select said, response, state from ${paymentEvents}
        where ${ofOrder} = ${orderId} order by ${eventId} desc limit 1
      ) last
      where last.said = ${said} and last.response = ${response} and last.state = ${state}
    )`);
};
