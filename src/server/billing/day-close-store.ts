import { type SQL, and, asc, desc, eq, gte, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import { calendarDate, dayInJakarta, startOfDay } from '../../domain/values/calendar-date.ts';
import type { DayMoney } from '../../domain/billing/day-close.ts';
import type { HeldPayment } from '../../domain/billing/settlement-differences.ts';
import type { ReportRow } from '../../domain/billing/settlement-report.ts';
import { isPaid } from '../../domain/billing/payment-state.ts';
import { type RefundWay } from '../../domain/billing/refunds.ts';
import { takingBackStatuses } from '../../domain/billing/gateway-status.ts';
import { staffNames } from '../accounts/staff-names.ts';
import type { Database } from '../platform/db/database.ts';
import { received } from './payment-store.ts';
import { payments, refunds, settlementNotes, settlementReports, settlementRows } from './tables.ts';

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
const refundedBy = (way?: RefundWay) =>
  sql<number>`(select coalesce(sum(r.amount), 0)::int from ${refunds} r
    where r.order_id = ${payments.orderId} and r.state = 'DONE' ${way ? sql`and r.way = ${way}` : sql``})`;
/** Whether the gateway itself took a payment back: what staff had transferred went back besides (rule R146). */
const takenBackThere = sql<boolean>`(${payments.state} = 'REVERSED'
  and ${inArray(payments.gatewayStatus, takingBackStatuses)})`;

/** Every payment that came in these days and all that went back, by a refund or because the gateway took it back (rule R125). */
const movementsOf = (db: Database, days: Days) => {
  const of = (kind: 'paid' | 'back', at: InstantColumn, amount: SQL<number>) => ({
    kind: sql<'paid' | 'back'>`${sql.raw(`'${kind}'`)}`.as('kind'),
    orderId: payments.orderId,
    at: sql<Date>`${at}`.mapWith(payments.settledAt).as('at'),
    amount: amount.mapWith(Number).as('amount'),
    paymentType: payments.paymentType,
    familyId: payments.familyId,
    receiptNumber: payments.receiptNumber,
  });
  const rest = sql<number>`${received} - case when ${takenBackThere} then ${refundedBy('gateway')} else ${refundedBy()} end`;
  return unionAll(
    db
      .select(of('paid', payments.settledAt, received))
      .from(payments)
      .where(within(payments.settledAt, days)),
    db
      .select(of('back', refunds.endedAt, sql<number>`${refunds.amount}`))
      .from(refunds)
      .innerJoin(payments, eq(payments.orderId, refunds.orderId))
      .where(and(eq(refunds.state, 'DONE'), within(refunds.endedAt, days))),
    db
      .select(of('back', payments.reversedAt, rest))
      .from(payments)
      .where(and(isNotNull(payments.reversedAt), within(payments.reversedAt, days), sql`${rest} > 0`)),
  ).as('moved');
};

/** What came in and went back by day and method, in one question. */
export const moneyByDay = async (db: Database, days: Days): Promise<DayMoney[]> => {
  const moved = movementsOf(db, days);
  const day = sql<string>`to_char(${moved.at} at time zone 'Asia/Jakarta', 'YYYY-MM-DD')`;
  const sumOf = (kind: 'paid' | 'back') =>
    sql<number>`coalesce(sum(${moved.amount}) filter (where ${moved.kind} = ${kind}), 0)`.mapWith(Number);
  const countOf = (kind: 'paid' | 'back') =>
    sql<number>`count(*) filter (where ${moved.kind} = ${kind})`.mapWith(Number);
  const rows = await db
    .select({
      day,
      method: moved.paymentType,
      paidCount: countOf('paid'),
      paid: sumOf('paid'),
      backCount: countOf('back'),
      back: sumOf('back'),
    })
    .from(moved)
    .groupBy(sql`1`, moved.paymentType)
    .orderBy(sql`1`, moved.paymentType);
  return rows.map((row) => ({ ...row, day: calendarDate(row.day) }));
};

/** What came in and went back, in the order of time; a page of it, or all. */
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

/** What the reports say of these days, and of the payments that the school counts on them. */
export const reportedRows = async (db: Database, { first, next }: Days): Promise<ReportRow[]> => {
  const ours = db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(within(payments.settledAt, { first, next }));
  const rows = await db
    .select()
    .from(settlementRows)
    .where(
      or(
        and(gte(settlementRows.day, first), lt(settlementRows.day, next)),
        inArray(settlementRows.orderId, ours),
      ),
    )
    .orderBy(asc(settlementRows.reportId), asc(settlementRows.line));
  return rows.map(({ reportId: _reportId, ...row }) => ({ ...row, day: calendarDate(row.day) }));
};

/** The payments that the school counts on these days, and those that the reports list on them, to be compared (rule R127). */
export const heldPayments = async (db: Database, days: Days): Promise<HeldPayment[]> => {
  const listed = db
    .select({ orderId: settlementRows.orderId })
    .from(settlementRows)
    .where(and(gte(settlementRows.day, days.first), lt(settlementRows.day, days.next)));
  const rows = await db
    .select({
      orderId: payments.orderId,
      received: received.mapWith(Number),
      refunded: payments.refundedAmount,
      transferred: refundedBy('transfer').mapWith(Number),
      takenBack: takenBackThere,
      state: payments.state,
      method: payments.paymentType,
      settledAt: payments.settledAt,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(or(within(payments.settledAt, days), inArray(payments.orderId, listed)));
  return rows.map(
    ({
      orderId,
      received: amount,
      refunded,
      transferred,
      takenBack,
      state,
      method,
      settledAt,
      createdAt,
    }) => {
      // What staff transferred back is still with the gateway's payment: it knows nothing of it.
      const back = takenBack ? amount : refunded - transferred;
      const isHere = isPaid(state) || state === 'REVERSED';
      return {
        orderId,
        amount,
        standing: !isHere ? 'unpaid' : back <= 0 ? 'paid' : back < amount ? 'part_back' : 'back',
        method,
        day: dayInJakarta(settledAt ?? createdAt),
      };
    },
  );
};

/** The reports that speak of these days, the newest first. */
export const reportsOf = (db: Database, { first, next }: Days) =>
  reportsWhere(db, and(lt(settlementReports.firstDay, next), gte(settlementReports.lastDay, first)));

/** Some reports with who of the staff dropped them in, the newest first. */
export const reportsWhere = (db: Database, which: SQL | undefined) => {
  const staff = staffNames(db);
  return db
    .select({ report: settlementReports, firstName: staff.firstName, lastName: staff.lastName })
    .from(settlementReports)
    .innerJoin(staff, eq(staff.userId, settlementReports.addedBy))
    .where(which)
    .orderBy(desc(settlementReports.addedAt), desc(settlementReports.reportId));
};

/** What staff noted about differences of these orders, and who. */
export const notesOf = (db: Database, orderIds: readonly string[]) => {
  const staff = staffNames(db);
  return db
    .select({ note: settlementNotes, firstName: staff.firstName, lastName: staff.lastName })
    .from(settlementNotes)
    .innerJoin(staff, eq(staff.userId, settlementNotes.notedBy))
    .where(inArray(settlementNotes.orderId, [...orderIds]));
};

/** Reports that speak of a day between these two, both included. */
export const overlapping = (first: string, last: string) =>
  and(lte(settlementReports.firstDay, last), gte(settlementReports.lastDay, first));
