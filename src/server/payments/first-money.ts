import { type SQL, and, eq, exists, isNotNull, notInArray } from 'drizzle-orm';
import { handMethods } from '../../domain/billing/payment-methods.ts';
import type { Database } from '../platform/db/database.ts';
import { paymentEvents, payments } from './tables.ts';

/** Whether the gateway has ever told the school of a payment by itself, and whether it ever took money, as parts of a query. */
export const firstMoney = (db: Database): { notification: SQL; payment: SQL } => ({
  notification: exists(
    db
      .select({ event: paymentEvents.eventId })
      .from(paymentEvents)
      .where(eq(paymentEvents.source, 'notification')),
  ),
  payment: exists(
    db
      .select({ order: payments.orderId })
      .from(payments)
      .where(and(isNotNull(payments.settledAt), notInArray(payments.paymentType, [...handMethods]))),
  ),
});
