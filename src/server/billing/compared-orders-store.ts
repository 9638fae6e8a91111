import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import { type PgColumn, union } from 'drizzle-orm/pg-core';
import { calendarDate, dayInJakarta, startOfDay } from '../../domain/values/calendar-date.ts';
import { expectedReportStatus } from '../../domain/billing/expected-report-status.ts';
import type { HeldPayment, ListedRow } from '../../domain/billing/settlement-differences.ts';
import type { ReportStatus } from '../../domain/billing/settlement-report.ts';
import type { Database } from '../platform/db/database.ts';
import { type Days, refundedBy } from './day-close-store.ts';
import { received } from './payment-store.ts';
import { payments, refunds, settlementReportDays, settlementRows } from './tables.ts';

/** Orders to compare: all that the reports or the school count on these days, or some by their number. */
export type OrderChoice = { readonly days: Days } | { readonly orderIds: readonly string[] };

/** Chosen within the database, because a month may have more orders than a statement takes values. */
export const isChosen = (db: Database, column: PgColumn, choice: OrderChoice) => {
  if ('orderIds' in choice) return inArray(column, [...choice.orderIds]);
  const { first, next } = choice.days;
  const listed = db
    .select({ orderId: settlementRows.orderId })
    .from(settlementRows)
    .where(and(gte(settlementRows.day, first), lt(settlementRows.day, next)));
  const held = db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(gte(payments.settledAt, startOfDay(first)), lt(payments.settledAt, startOfDay(next))));
  return inArray(column, union(listed, held));
};

type Listed = readonly [
  reportId: number,
  line: number,
  orderId: string,
  amount: number,
  reportStatus: ReportStatus,
  method: string,
  day: string,
];

/** All that the reports say of these orders, on whichever day; as one JSON, which is read in a tenth of the time of so many rows. */
export const listedRows = async (db: Database, choice: OrderChoice): Promise<ListedRow[]> => {
  const { reportId, line, orderId, amount, reportStatus, method, day } = settlementRows;
  const row = sql`json_build_array(${reportId}, ${line}, ${orderId}, ${amount}, ${reportStatus}, ${method}, ${day})`;
  const [found] = await db
    .select({ rows: sql<readonly Listed[] | null>`json_agg(${row} order by ${reportId}, ${line})` })
    .from(settlementRows)
    .where(isChosen(db, orderId, choice));
  return (found?.rows ?? []).map((listed) => ({
    reportId: listed[0],
    line: listed[1],
    orderId: listed[2],
    amount: listed[3],
    reportStatus: listed[4],
    method: listed[5],
    day: calendarDate(listed[6]),
  }));
};

/** When money of a payment last went back by the gateway: by a refund, or because it was taken back there. */
const wentBackAt = sql`greatest(
  ${payments.reversedAt},
  (select max(r.ended_at) from ${refunds} r
    where r.order_id = ${payments.orderId} and r.state = 'DONE' and r.way = 'gateway'))`;
/** Whether no report speaks of the day on which it did. */
const isBackUnreported = sql<boolean>`(${wentBackAt} is not null and not exists (
  select from ${settlementReportDays} spoken
  where spoken.day = (${wentBackAt} at time zone 'Asia/Jakarta')::date))`;

/** What the school holds of these orders (rule R127). */
export const heldPayments = async (db: Database, choice: OrderChoice): Promise<HeldPayment[]> => {
  const rows = await db
    .select({
      orderId: payments.orderId,
      received: received.mapWith(Number),
      refunded: payments.refundedAmount,
      transferred: refundedBy('transfer').mapWith(Number),
      state: payments.state,
      gatewayStatus: payments.gatewayStatus,
      method: payments.paymentType,
      settledAt: payments.settledAt,
      createdAt: payments.createdAt,
      isBackUnreported,
    })
    .from(payments)
    .where(isChosen(db, payments.orderId, choice));
  return rows.map(({ orderId, method, settledAt, createdAt, isBackUnreported: unreported, ...payment }) => ({
    orderId,
    isBackUnreported: unreported,
    amount: payment.received,
    reportStatus: expectedReportStatus(payment),
    method,
    day: dayInJakarta(settledAt ?? createdAt),
  }));
};
