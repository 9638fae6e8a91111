import { and, eq } from 'drizzle-orm';
import type {
  CloseDay,
  DayMovement,
  SettlementDifference,
  SettlementReport,
} from '../../contract/day-close.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { type MoneyTotal, closedDays, daysOfMonth, moneyTotal } from '../../domain/billing/day-close.ts';
import { receiptNumber } from '../../domain/billing/receipt-number.ts';
import {
  type Difference,
  type DifferenceKind,
  differenceMark,
  settlementDifferences,
} from '../../domain/billing/settlement-differences.ts';
import { dayInJakarta, addDays, calendarDate, type CalendarDate } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { recordChange } from '../audit/record-change.ts';
import { recipients } from '../accounts/recipients.ts';
import type { Database } from '../platform/db/database.ts';
import type { BillingContext } from './context.ts';
import {
  type Days,
  type Movement,
  heldPayments,
  moneyByDay,
  movements,
  notesOf,
  reportedRows,
  reportsOf,
} from './day-close-store.ts';
import { settlementNotes } from './tables.ts';

/** A month by day and method, with how many differences of each day are open (rule R125). */
export const showMonth = async ({ database, clock }: BillingContext, asked: string | undefined) => {
  const { db } = database;
  const thisMonth = dayInJakarta(clock.now()).slice(0, 7);
  const month = asked ?? thisMonth;
  const days = daysOfMonth(month);
  const closed = closedDays(await moneyByDay(db, days));
  const reports = await reportsOf(db, days);
  const differences = await differencesOf(db, days, reports);
  const known = new Map(closed.map((one) => [one.day, one]));
  const all = [...new Set([...known.keys(), ...differences.map(({ day }) => calendarDate(day))])].toSorted(
    (a, b) => (a < b ? 1 : -1),
  );
  return {
    month,
    this_month: thisMonth,
    days: all.map((day): CloseDay => {
      const ofDay = differences.filter((one) => one.day === day);
      return {
        day,
        methods: (known.get(day)?.methods ?? []).map(({ day: _day, method, ...money }) => ({
          payment_type: method,
          paid_count: money.paidCount,
          paid: money.paid,
          back_count: money.backCount,
          back: money.back,
        })),
        total: presentTotal(known.get(day)?.total ?? moneyTotal([])),
        reported: reports.some(({ report }) => report.firstDay <= day && day <= report.lastDay),
        differences: ofDay.length,
        open_differences: ofDay.filter((one) => one.looked_into === null).length,
      };
    }),
    total: presentTotal(moneyTotal(closed.map(({ total }) => total))),
    reports: reports.map(presentReport),
  };
};

/** One day: its payments and refunds by page, and its differences. */
export const showDay = async (db: Database, day: CalendarDate, page: { page: number; size: number }) => {
  const month = daysOfMonth(day.slice(0, 7));
  const { rows, total } = await movements(db, { first: day, next: addDays(day, 1) }, page);
  const reports = await reportsOf(db, month);
  return {
    movements: await presentMovements(db, rows),
    total: total ?? rows.length,
    reported: reports.some(({ report }) => report.firstDay <= day && day <= report.lastDay),
    differences: (await differencesOf(db, month, reports)).filter((one) => one.day === day),
  };
};

/** The differences of a month as things stand now, with what staff have noted about them (rules R127, R128). */
const differencesOf = async (db: Database, days: Days, reports: Reports): Promise<SettlementDifference[]> => {
  const found = await foundIn(db, days, reports);
  const orderIds = [...new Set(found.map(({ orderId }) => orderId))];
  const notes = orderIds.length ? await notesOf(db, orderIds) : [];
  const noted = new Map(notes.map((one) => [`${one.note.orderId} ${one.note.mark}`, one]));
  return found.map((one) => {
    const known = noted.get(`${one.orderId} ${differenceMark(one)}`);
    return {
      kind: one.kind,
      order_id: one.orderId,
      day: one.day,
      there: one.there,
      here: one.here,
      looked_into: known
        ? {
            note: known.note.note,
            by: fullName(known.firstName, known.lastName),
            at: known.note.notedAt.toISOString(),
          }
        : null,
    };
  });
};

type Reports = Awaited<ReturnType<typeof reportsOf>>;

const foundIn = async (db: Database, days: Days, reports: Reports): Promise<Difference[]> => {
  // Without a report there is nothing that payments could differ from.
  if (reports.length === 0) return [];
  const spans = reports.map(({ report }) => ({
    first: calendarDate(report.firstDay),
    last: calendarDate(report.lastDay),
  }));
  const found = settlementDifferences(await reportedRows(db, days), await heldPayments(db, days), spans);
  return found.filter(({ day }) => days.first <= day && day < days.next);
};

/** Notes that a difference was looked into, as it stands now (rule R128). */
export const lookInto = async (
  { database, clock }: BillingContext,
  noted: { by: number; day: CalendarDate; orderId: string; kind: DifferenceKind; note: string },
): Promise<Refused<'difference_gone'> | null> => {
  const month = daysOfMonth(noted.day.slice(0, 7));
  const found = await foundIn(database.db, month, await reportsOf(database.db, month));
  const one = found.find(({ orderId, kind }) => orderId === noted.orderId && kind === noted.kind);
  if (!one) return refuse('difference_gone');
  const [at, mark] = [clock.now(), differenceMark(one)];
  await database.transaction(async (tx) => {
    const same = and(eq(settlementNotes.orderId, one.orderId), eq(settlementNotes.mark, mark));
    const [before] = await tx.select().from(settlementNotes).where(same);
    const written = { note: noted.note, notedBy: noted.by, notedAt: at };
    await tx
      .insert(settlementNotes)
      .values({ orderId: one.orderId, kind: one.kind, mark, ...written })
      .onConflictDoUpdate({ target: [settlementNotes.orderId, settlementNotes.mark], set: written });
    await recordChange(tx, {
      by: noted.by,
      at,
      kind: 'payment',
      objectId: one.orderId,
      name: one.orderId,
      context: { difference: one.kind },
      before: { note: before?.note ?? null },
      after: { note: noted.note },
    });
  });
  return null;
};

const presentTotal = ({ paidCount, paid, backCount, back, net }: MoneyTotal) => ({
  paid_count: paidCount,
  paid,
  back_count: backCount,
  back,
  net,
});

/** Payments and refunds with whose they are: two questions, however many they are. */
const presentMovements = async (db: Database, rows: readonly Movement[]): Promise<DayMovement[]> => {
  const nameOf = await parentNames(db, rows);
  return rows.map((row) => {
    if (!row.at) throw new Error(`${row.orderId} moved at no time`);
    return {
      kind: row.kind,
      order_id: row.orderId,
      at: row.at.toISOString(),
      amount: row.amount,
      payment_type: row.paymentType,
      receipt_number: row.receiptNumber === null ? null : receiptNumber(row.receiptNumber),
      parent: nameOf(row),
    };
  });
};

/** What the parents of some payments are called. */
export const parentNames = async (db: Database, rows: readonly Movement[]) => {
  const families = await recipients(db, [...new Set(rows.map(({ familyId }) => familyId))]);
  return ({ familyId }: Movement): string => {
    const parent = families.get(familyId)?.parent;
    return parent ? fullName(parent.firstName, parent.lastName) : '';
  };
};

/** A report as staff see it. */
export const presentReport = ({ report, firstName, lastName }: Reports[number]): SettlementReport => ({
  report_id: report.reportId,
  file_name: report.fileName,
  first_day: report.firstDay,
  last_day: report.lastDay,
  row_count: report.rowCount,
  paid_total: report.paidTotal,
  added_by: fullName(firstName, lastName),
  added_at: report.addedAt.toISOString(),
});
