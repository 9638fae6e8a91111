import { type SQL, and, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Sorting } from '../../contract/list.ts';
import type { billSorts } from '../../contract/bill-desk.ts';
import { type OwedPeriods } from '../../domain/billing/owed-bills.ts';
import { parentNames } from '../accounts/parent-names.ts';
import { staffNames } from '../accounts/staff-names.ts';
import { batchRows } from '../calendar/batch-rows.ts';
import { laterBills } from '../enrolment/later-bills.ts';
import { childRows } from '../families/child-rows.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Counted } from '../platform/db/counted.ts';
import type { Database } from '../platform/db/database.ts';
import { holdsWords } from '../platform/db/search.ts';
import { type Orders, sorted } from '../platform/db/sorted.ts';
import { billContacts } from './tables.ts';

/** Which bills are listed. */
export interface BillsWanted extends Sorting<(typeof billSorts)[number]> {
  readonly q: string;
  readonly periods: OwedPeriods;
  readonly academicYearId?: number | undefined;
  /** leaves out those about which staff spoke with the family after this instant, and those that are delayed; null: none */
  readonly restingSince: Date | null;
  /** also those of closed accounts, which nobody is to pay any more */
  readonly withClosed: boolean;
}

const parts = (db: Database) => ({
  bill: laterBills(db),
  child: childRows(db),
  parent: parentNames(db),
  batch: batchRows(db),
  staff: staffNames(db),
});
type Parts = ReturnType<typeof parts>;

const within = (
  { bill }: Parts,
  { isPaid, startsFrom, startsUpTo, endsFrom, endsUpTo }: OwedPeriods,
): SQL | undefined =>
  and(
    isPaid ? isNotNull(bill.paidAt) : isNull(bill.paidAt),
    startsFrom === null ? undefined : gte(bill.periodStart, startsFrom),
    startsUpTo === null ? undefined : lte(bill.periodStart, startsUpTo),
    endsFrom === null ? undefined : gte(bill.payableEnd, endsFrom),
    endsUpTo === null ? undefined : lte(bill.payableEnd, endsUpTo),
  );

/** Bills with their children, batches and what staff last said of them. Of an erased child nothing is owed any more. */
const billsWhere = (db: Database, { bill, child, parent, batch, staff }: Parts, condition: SQL | undefined) =>
  db
    .select({
      billId: bill.billId,
      sequence: bill.sequence,
      periodStart: bill.periodStart,
      periodEnd: bill.periodEnd,
      amount: bill.amount,
      discount: bill.discount,
      delayedUntil: bill.delayedUntil,
      leftOn: bill.leftOn,
      paidAt: bill.paidAt,
      childId: bill.childId,
      academicYearId: bill.academicYearId,
      grade: bill.grade,
      term: bill.term,
      familyId: child.familyId,
      firstName: child.firstName,
      lastName: child.lastName,
      batch: batch.batch,
      startDate: batch.startDate,
      holidayWeeks: batch.holidayWeeks,
      contactedAt: billContacts.contactedAt,
      note: billContacts.note,
      contactedBy: staff.firstName,
    })
    .from(bill)
    .innerJoin(child, and(eq(child.childId, bill.childId), isNull(child.erasedAt)))
    .innerJoin(parent, eq(parent.familyId, child.familyId))
    .innerJoin(batch, eq(batch.academicYearId, bill.academicYearId))
    .leftJoin(billContacts, eq(billContacts.billId, bill.billId))
    .leftJoin(staff, eq(staff.userId, billContacts.contactedBy))
    .where(condition)
    .$dynamic();
export type OwedBillRow = Awaited<ReturnType<typeof billsWhere>>[number];

const isWanted = (all: Parts, { q, periods, academicYearId, restingSince, withClosed }: BillsWanted) => {
  const { bill, child, parent } = all;
  return and(
    within(all, periods),
    academicYearId === undefined ? undefined : eq(bill.academicYearId, academicYearId),
    restingSince === null
      ? undefined
      : or(isNull(billContacts.contactedAt), lte(billContacts.contactedAt, restingSince)),
    restingSince === null || periods.agreedUpTo === null
      ? undefined
      : or(isNull(bill.delayedUntil), lte(bill.delayedUntil, periods.agreedUpTo)),
    withClosed ? undefined : isNull(parent.closedAt),
    holdsWords(child.searchText, q),
  );
};

/** What bills are found by, without the rest that is shown of them. */
const foundBy = (db: Database, { bill, child, parent }: Parts, condition: SQL | undefined) =>
  db
    .select({ billId: bill.billId, amount: bill.amount, delayedUntil: bill.delayedUntil })
    .from(bill)
    .innerJoin(child, and(eq(child.childId, bill.childId), isNull(child.erasedAt)))
    .innerJoin(parent, eq(parent.familyId, child.familyId))
    .leftJoin(billContacts, eq(billContacts.billId, bill.billId))
    .where(condition)
    .$dynamic();

/** How many bills are listed and what they come to, as parts of a query. */
const counted = (db: Database, all: Parts, condition: SQL | undefined) => {
  const found = foundBy(db, all, condition).as('found');
  return { found, count: db.$count(found), sum: sql<number>`coalesce(sum(${found.amount}), 0)::float8` };
};

/** How many bills are listed and what they come to, as parts of a query of its own. */
export const countOwedBills = (db: Database, wanted: BillsWanted): Counted => {
  const all = parts(db);
  const { found, count, sum } = counted(db, all, isWanted(all, wanted));
  return { count, sum: sql<number>`(${db.select({ sum }).from(found)})` };
};

const inOrder = (
  { bill }: Parts,
  { sort, direction, periods }: Pick<BillsWanted, 'sort' | 'direction' | 'periods'>,
) => {
  const orders: Orders<(typeof billSorts)[number]> = {
    due: [bill.periodStart, bill.billId],
    amount: [bill.amount, bill.billId],
  };
  const unasked = { sort: 'due', direction: periods.isPaid ? 'desc' : 'asc' } as const;
  return sorted(orders, { sort, direction }, unasked);
};

/** The numbers of all bills that the list would show, in its order. */
export const numbersOfOwedBills = async (db: Database, wanted: BillsWanted): Promise<number[]> => {
  const all = parts(db);
  const rows = await foundBy(db, all, isWanted(all, wanted)).orderBy(...inOrder(all, wanted));
  return rows.map(({ billId }) => billId);
};

/** These bills, in whatever order. */
export const owedBillsByNumber = (db: Database, billIds: readonly number[]): Promise<OwedBillRow[]> => {
  const all = parts(db);
  return billsWhere(db, all, isAnyOf(all.bill.billId, billIds));
};

/** What is left out of a list: how many bills, what they come to, and how many of them were agreed to wait. */
export interface Resting {
  readonly count: number;
  readonly sum: number;
  readonly waiting: number;
}

/** A page of bills, with how many there are on all pages and what they come to, and how many more rest. */
export const pageOfOwedBills = async (
  db: Database,
  { sort, direction, ...wanted }: BillsWanted,
  { page = 1, size }: { page?: number | undefined; size: number },
): Promise<{ rows: OwedBillRow[]; total: number; sum: number; resting: Resting }> => {
  const all = parts(db);
  const condition = isWanted(all, wanted);
  const waiting = ({ delayedUntil }: ReturnType<typeof counted>['found']) =>
    sql<number>`count(*) filter (where ${delayedUntil} > ${wanted.periods.agreedUpTo}::date)::int`;
  const totalOf = ({ found, sum }: ReturnType<typeof counted>) =>
    db.select({ total: sql<number>`count(*)::int`, sum, waiting: waiting(found) }).from(found);
  const [[of], [withResting], rows] = await Promise.all([
    totalOf(counted(db, all, condition)),
    wanted.restingSince === null
      ? []
      : totalOf(counted(db, all, isWanted(all, { ...wanted, restingSince: null }))),
    billsWhere(db, all, condition)
      .orderBy(...inOrder(all, { sort, direction, periods: wanted.periods }))
      .limit(size)
      .offset((page - 1) * size),
  ]);
  const { total, sum } = of ?? { total: 0, sum: 0 };
  const resting = withResting
    ? { count: withResting.total - total, sum: withResting.sum - sum, waiting: withResting.waiting }
    : { count: 0, sum: 0, waiting: 0 };
  return { rows, total, sum, resting };
};

/** One of these bills. */
export const findOwedBill = async (db: Database, billId: number): Promise<OwedBillRow | null> => {
  const all = parts(db);
  const [row] = await billsWhere(db, all, eq(all.bill.billId, billId));
  return row ?? null;
};
