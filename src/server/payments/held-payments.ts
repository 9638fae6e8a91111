import { type SQL, and, gte, lt, notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { handMethods } from '../../domain/billing/payment-methods.ts';
import { expectedReportStatus } from '../../domain/billing/expected-report-status.ts';
import type { HeldPayment } from '../../domain/billing/settlement-differences.ts';
import { dayInJakarta, startOfDay } from '../../domain/values/calendar-date.ts';
import type { Database } from '../platform/db/database.ts';
import { type Days, refundedBy } from './money-movements.ts';
import { received } from './payment-store.ts';
import { payments, refunds } from './tables.ts';

/** In another noun's query: the orders of what came in on these days by the gateway; its reports know of nothing else (rule R245). */
export const ordersSettled = (db: Database, { first, next }: Days) =>
  db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(
      and(
        gte(payments.settledAt, startOfDay(first)),
        lt(payments.settledAt, startOfDay(next)),
        notInArray(payments.paymentType, [...handMethods]),
      ),
    );

/** When money of a payment last went back by the gateway: by a refund, or because it was taken back there. */
const wentBackAt = sql`greatest(
  ${payments.reversedAt},
  (select max(r.ended_at) from ${refunds} r
    where r.order_id = ${payments.orderId} and r.state = 'DONE' and r.way = 'gateway'))`;
const wentBackOn = sql`(${wentBackAt} at time zone 'Asia/Jakarta')::date`;

/** What the school holds of chosen orders, for who compares it with reports of the gateway and knows of which days they speak. */
export const heldPayments = async (
  db: Database,
  { isChosen, isReported }: { isChosen(orderId: PgColumn): SQL; isReported(day: SQL): SQL },
): Promise<HeldPayment[]> => {
  const rows = await db
    .select({
      orderId: payments.orderId,
      received: received.mapWith(Number),
      givenThere: refundedBy('gateway').mapWith(Number),
      state: payments.state,
      gatewayStatus: payments.gatewayStatus,
      method: payments.paymentType,
      settledAt: payments.settledAt,
      createdAt: payments.createdAt,
      isBackUnreported: sql<boolean>`(${wentBackAt} is not null and not ${isReported(wentBackOn)})`,
    })
    .from(payments)
    .where(and(isChosen(payments.orderId), notInArray(payments.paymentType, [...handMethods])));
  return rows.map(({ orderId, method, settledAt, createdAt, isBackUnreported, ...payment }) => ({
    orderId,
    isBackUnreported,
    amount: payment.received,
    reportStatus: expectedReportStatus(payment),
    method,
    day: dayInJakarta(settledAt ?? createdAt),
  }));
};
