import type { DeliveryStatus } from '../../domain/shipping/order.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { makeOrder } from './make-order.ts';
import { deleteUnshipped, orderOfEnrolment } from './order-store.ts';

/** The study kit of a year as it was ordered; null while it was not paid for. */
export const kitOf: (
  db: Database,
  enrolmentId: number,
) => Promise<{ orderId: number; status: DeliveryStatus } | null> = orderOfEnrolment;

/** Ends the order of a year that counts as never paid (rule R62); a parcel that was sent stays in the list. */
const endOrder: (tx: Tx, enrolmentId: number) => Promise<void> = deleteUnshipped;

/** What payments do with study kits. */
export const kitOrders = { makeOrder, endOrder, kitOf };
export type KitOrders = typeof kitOrders;
