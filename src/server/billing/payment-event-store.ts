import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../platform/db/database.ts';
import { paymentEvents } from './tables.ts';

type NewEvent = Omit<typeof paymentEvents.$inferInsert, 'eventId'>;

const isRepeated = (last: NewEvent | undefined, event: NewEvent) =>
  last?.said === event.said && last.response === event.response && last.state === event.state;

/**
 * Adds what was heard about a payment, in the transaction that locks it. The same words once more are not written down again:
 * whoever looks at an open charge asks for them every few seconds (rule R91).
 */
export const addPaymentEvent = async (tx: Tx, event: NewEvent): Promise<void> => {
  const [last] = await tx
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.orderId, event.orderId))
    .orderBy(desc(paymentEvents.eventId))
    .limit(1);
  if (!isRepeated(last, event)) await tx.insert(paymentEvents).values(event);
};
