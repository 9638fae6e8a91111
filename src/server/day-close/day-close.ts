import type { CloseDay, DayMovement, MethodMoney, SettlementReport } from '../../contract/day-close.ts';
import {
  type ClosedDay,
  type MoneyMethod,
  type MoneyTotal,
  closedDays,
  daysOfMonth,
  methodTotals,
  moneyTotal,
} from '../../domain/billing/day-close.ts';
import { receiptNumber } from '../../domain/billing/receipt-number.ts';
import { type CalendarDate, addDays, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { recipients } from '../accounts/recipients.ts';
import type { Database } from '../platform/db/database.ts';
import { type KnownDifference, differencesOf, presentDifference } from './compare-settlement.ts';
import type { DayCloseContext } from './context.ts';
import { type Movement, moneyByDay, movements } from '../payments/money-movements.ts';
import { type StaffReport, reportsOfMonth, spokenDays } from './settlement-report-store.ts';

/** A month by day and method, with how many differences of each day are open (rule R125). */
export const showMonth = async ({ database, clock }: DayCloseContext, asked: string | undefined) => {
  const { db } = database;
  const thisMonth = dayInJakarta(clock.now()).slice(0, 7);
  const month = asked ?? thisMonth;
  const days = daysOfMonth(month);
  const money = await moneyByDay(db, days);
  const closed = closedDays(money);
  const spoken = await spokenDays(db, days);
  const differences = Map.groupBy(await differencesOf(db, days, spoken), ({ difference }) => difference.day);
  const known = new Map(closed.map((one) => [one.day, one]));
  const shown = [...new Set([...known.keys(), ...differences.keys()])].toSorted((a, b) => (a < b ? 1 : -1));
  return {
    month,
    this_month: thisMonth,
    days: shown.map((day) => ({
      day,
      ...presentMoney(known.get(day)),
      reported: spoken.has(day),
      differences: differences.get(day)?.length ?? 0,
      open_differences: openOf(differences.get(day) ?? []),
    })),
    methods: methodTotals(money).map(presentMethod),
    total: presentTotal(moneyTotal(closed.map(({ total }) => total))),
    reports: (await reportsOfMonth(db, month)).map(presentReport),
  };
};

const presentMoney = (closed: ClosedDay | undefined): Pick<CloseDay, 'methods' | 'total'> => ({
  methods: (closed?.methods ?? []).map(({ method, ...money }) =>
    presentMethod({ method, ...moneyTotal([money]) }),
  ),
  total: presentTotal(closed?.total ?? moneyTotal([])),
});

const presentMethod = ({ method, ...total }: MoneyTotal & { method: MoneyMethod }): MethodMoney => ({
  method,
  ...presentTotal(total),
});

const openOf = (some: readonly KnownDifference[]): number => some.filter(({ note }) => note === null).length;

interface DayPages {
  readonly page: number;
  readonly differencesPage: number;
  readonly size: number;
}

/** One day: its payments and refunds, and its differences, both by page. */
export const showDay = async (db: Database, day: CalendarDate, { page, differencesPage, size }: DayPages) => {
  const days = { first: day, next: addDays(day, 1) };
  const { rows, total } = await movements(db, days, { page, size });
  const spoken = await spokenDays(db, days);
  const differences = await differencesOf(db, days, spoken);
  const from = (differencesPage - 1) * size;
  return {
    movements: await presentMovements(db, rows),
    total: total ?? rows.length,
    reported: spoken.has(day),
    differences: differences.slice(from, from + size).map(presentDifference),
    differences_total: differences.length,
    open_differences: openOf(differences),
  };
};

const presentTotal = ({ paidCount, paid, backCount, back, undoneCount, undone, net }: MoneyTotal) => ({
  paid_count: paidCount,
  paid,
  back_count: backCount,
  back,
  undone_count: undoneCount,
  undone,
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
      method: row.method,
      reference: row.reference,
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
export const presentReport = ({
  report,
  rowsBeside,
  firstName,
  lastName,
}: StaffReport): SettlementReport => ({
  report_id: report.reportId,
  file_name: report.fileName,
  first_day: report.firstDay,
  last_day: report.lastDay,
  row_count: report.rowCount,
  rows_beside: rowsBeside,
  paid_total: report.paidTotal,
  added_by: fullName(firstName, lastName),
  added_at: report.addedAt.toISOString(),
});
