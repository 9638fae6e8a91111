import type { Tx } from '../platform/db/database.ts';
import { orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
type NewOrderRow = Omit<typeof orders.$inferInsert, 'orderId'>;

/** Does nothing where the enrolment has its order already. */
export const insertOrder = async (tx: Tx, order: NewOrderRow): Promise<void> => {
  await tx.insert(orders).values(order).onConflictDoNothing({ target: orders.enrolmentId });
};
