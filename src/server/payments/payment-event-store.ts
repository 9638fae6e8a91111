import { asc, desc, eq } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
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
  const [last] = await tx
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.orderId, orderId))
    .orderBy(desc(paymentEvents.eventId))
    .limit(1);
  const isRepeated = last?.said === said && last.response === response && last.state === state;
  if (!isRepeated) await tx.insert(paymentEvents).values({ orderId, source, said, response, state, at });
};

/** Adds the first event of each of several new payments, of which nothing was heard before. */
export const addFirstEvents = async (tx: Tx, events: readonly NewEvent[]): Promise<void> => {
  await tx.insert(paymentEvents).values([...events]);
};

/** What was heard of a payment, the oldest first. */
export const eventsOf = (db: Database, orderId: string) =>
  db
    .select({ at: paymentEvents.at, source: paymentEvents.source, said: paymentEvents.said })
    .from(paymentEvents)
    .where(eq(paymentEvents.orderId, orderId))
    .orderBy(asc(paymentEvents.eventId));
