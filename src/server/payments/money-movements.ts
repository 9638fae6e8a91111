import { type SQL, and, asc, desc, eq, gte, inArray, isNotNull, lt, not, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import { calendarDate, startOfDay } from '../../domain/values/calendar-date.ts';
import type { DayMoney, MoneyMethod } from '../../domain/billing/day-close.ts';
import type { RefundWay } from '../../domain/billing/refunds.ts';
import { takingBackStatuses } from '../../domain/billing/gateway-status.ts';
import type { Database } from '../platform/db/database.ts';
import { received } from './payment-store.ts';
import { handPayments, payments, refunds } from './tables.ts';

/** Days from the first to the one before `next`. */
export interface Days {
  readonly first: CalendarDate;
  readonly next: CalendarDate;
}

/** A column of instants, of whichever table. */
type InstantColumn = typeof payments.settledAt | typeof payments.reversedAt | typeof refunds.endedAt;

const within = (column: InstantColumn, { first, next }: Days) =>
  and(gte(column, startOfDay(first)), lt(column, startOfDay(next)));

/** What was given back of a payment by refunds that are done, of one way or of both. */
export const refundedBy = (way?: RefundWay) =>
  sql<number>`(select coalesce(sum(r.amount), 0)::int from ${refunds} r
    where r.order_id = ${payments.orderId} and r.state = 'DONE' ${way ? sql`and r.way = ${way}` : sql``})`;
/** Whether the gateway itself took a payment back: what staff had transferred went back besides (rule R146). */
const takenBackThere = sql<boolean>`(${payments.state} = 'REVERSED'
  and ${inArray(payments.gatewayStatus, takingBackStatuses)})`;

/** Whether staff had written it down by mistake: no such money came, so none went back (rule R247). */
export const isUndone = sql<boolean>`exists (select from ${handPayments} h
  where h.order_id = ${payments.orderId} and h.undone_at is not null)`;

/** How a movement counts; an entry that was undone does not, and stands on the day of its money. */
type MovementKind = 'paid' | 'back' | 'undone';
const back = sql`'back'`;
const paidUnlessUndone = sql`case when ${isUndone} then 'undone' else 'paid' end`;

/** A refund by transfer left the school's bank account, whatever the payment was made by (rule R125). */
const refundMethod = sql`case when ${refunds.way} = 'transfer' then 'transfer' else ${payments.paymentType} end`;

interface HowItMoved {
  readonly method: SQL;
  /** of a transfer: what finds it at the bank */
  readonly reference: SQL;
}
const byThePayment: HowItMoved = { method: sql`${payments.paymentType}`, reference: sql`null::text` };

/** Every payment that came in these days, or was undone, and all that went back, by a refund or because the gateway took it back (rule R125). */
const movementsOf = (db: Database, days: Days) => {
  const of = (
    kind: SQL,
    at: InstantColumn,
    amount: SQL<number>,
    { method, reference }: HowItMoved = byThePayment,
  ) => ({
    kind: sql<MovementKind>`${kind}`.as('kind'),
    orderId: payments.orderId,
    at: sql<Date>`${at}`.mapWith(payments.settledAt).as('at'),
    amount: amount.mapWith(Number).as('amount'),
    method: sql<MoneyMethod>`${method}`.as('method'),
    reference: sql<string | null>`${reference}`.as('reference'),
    familyId: payments.familyId,
    receiptNumber: payments.receiptNumber,
  });
  const rest = sql<number>`${received} - case when ${takenBackThere} then ${refundedBy('gateway')} else ${refundedBy()} end`;
  return unionAll(
    db
      .select(of(paidUnlessUndone, payments.settledAt, received))
      .from(payments)
      .where(within(payments.settledAt, days)),
    db
      .select(
        of(back, refunds.endedAt, sql<number>`${refunds.amount}`, {
          method: refundMethod,
          reference: sql`nullif(${refunds.reference}, '')`,
        }),
      )
      .from(refunds)
      .innerJoin(payments, eq(payments.orderId, refunds.orderId))
      .where(and(eq(refunds.state, 'DONE'), within(refunds.endedAt, days))),
    db
      .select(of(back, payments.reversedAt, rest))
      .from(payments)
      .where(
        and(
          isNotNull(payments.reversedAt),
          within(payments.reversedAt, days),
          not(isUndone),
          sql`${rest} > 0`,
        ),
      ),
  ).as('moved');
};

/** What came in, went back and was undone by day and method, in one question. */
export const moneyByDay = async (db: Database, days: Days): Promise<DayMoney[]> => {
  const moved = movementsOf(db, days);
  const day = sql<string>`(${moved.at} at time zone 'Asia/Jakarta')::date`;
  const sumOf = (kind: MovementKind) =>
    sql<number>`coalesce(sum(${moved.amount}) filter (where ${moved.kind} = ${kind}), 0)`.mapWith(Number);
  const countOf = (kind: MovementKind) =>
    sql<number>`count(*) filter (where ${moved.kind} = ${kind})`.mapWith(Number);
  const rows = await db
    .select({
      day,
      method: moved.method,
      paidCount: countOf('paid'),
      paid: sumOf('paid'),
      backCount: countOf('back'),
      back: sumOf('back'),
      undoneCount: countOf('undone'),
      undone: sumOf('undone'),
    })
    .from(moved)
    .groupBy(sql`1`, moved.method)
    .orderBy(sql`1`, moved.method);
  return rows.map((row) => ({ ...row, day: calendarDate(row.day) }));
};

/** What came in, went back and was undone, in the order of time; a page of it, or all. */
export const movements = async (db: Database, days: Days, page?: { page: number; size: number }) => {
  const moved = movementsOf(db, days);
  const rows = db
    .select()
    .from(moved)
    .orderBy(asc(moved.at), asc(moved.orderId), desc(moved.kind), asc(moved.amount))
    .$dynamic();
  if (!page) return { rows: await rows, total: null };
  const [total, shown] = [
    await db.$count(moved),
    await rows.limit(page.size).offset((page.page - 1) * page.size),
  ];
  return { rows: shown, total };
};
export type Movement = Awaited<ReturnType<typeof movements>>['rows'][number];
