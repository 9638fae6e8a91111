import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/db/database.ts';
import { placeholderFor, preparedSql } from '../platform/db/prepared.ts';
import { paymentEvents } from './tables.ts';

type NewEvent = Omit<typeof paymentEvents.$inferInsert, 'eventId'>;

// One statement, because every answer of the gateway comes here.
const insertUnlessRepeated = preparedSql('payment event', () => {
  const [orderId, source, said, response, state] = ['orderId', 'source', 'said', 'response', 'state'].map(
    (name) => sql.placeholder(name),
  );
  const { orderId: ofOrder, eventId, at } = paymentEvents;
  return sql`
    insert into ${paymentEvents} (order_id, source, said, response, state, at)
    select ${orderId}, ${source}, ${said}, ${response}, ${state}, ${placeholderFor(at, 'at')}::timestamptz
    where not exists (
      select from (
        select said, response, state from ${paymentEvents}
        where ${ofOrder} = ${orderId} order by ${eventId} desc limit 1
      ) last
      where last.said = ${said} and last.response = ${response} and last.state = ${state}
    )`;
});

/**
 * Adds what was heard about a payment, in the transaction that locks it. The same words once more are not written down again:
 * whoever looks at an open charge asks for them every few seconds (rule R91).
 */
export const addPaymentEvent = async (
  tx: Tx,
  { orderId, source, said, response, state, at }: NewEvent,
): Promise<void> => {
  await insertUnlessRepeated(tx, { orderId, source, said, response, state, at });
};
