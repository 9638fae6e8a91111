import type { DeliveryStatus } from '../../domain/shipping/order.ts';
import type { Database } from '../platform/db/database.ts';
import { orderOfEnrolment } from './order-store.ts';

/** The study kit of a year, as it is ordered. */
export interface Kit {
  orderId: number;
  status: DeliveryStatus;
}
/** null while it was not paid for */
export type KitOf = (db: Database, enrolmentId: number) => Promise<Kit | null>;

export const kitOf: KitOf = (db, enrolmentId) => orderOfEnrolment(db, enrolmentId);
