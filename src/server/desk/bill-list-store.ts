import { type SQL, and, eq, gte, inArray, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Sorting } from '../../contract/list.ts';
import type { billSorts } from '../../contract/bill-desk.ts';
import { type OwedPeriods } from '../../domain/billing/owed-bills.ts';
import { parentNames } from '../accounts/parent-names.ts';
import { staffNames } from '../accounts/staff-names.ts';
import { batchRows } from '../calendar/batch-rows.ts';
import { laterBills } from '../enrolment/later-bills.ts';
import { childrenWhoAreGone } from '../families/children-gone.ts';
import { childRows } from '../families/child-rows.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Counted } from '../platform/db/counted.ts';
import type { Database } from '../platform/db/database.ts';
import { holdsWords } from '../platform/db/search.ts';
import { type Orders, sorted } from '../platform/db/sorted.ts';
import { firstRow } from '../platform/db/rows.ts';
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

/** Whether a bill is meant; whom it is of is looked up by numbers, so that counting all bills joins neither children nor parents. */
const isWanted = (db: Database, all: Parts, { q, periods, academicYearId, withClosed }: BillsWanted) => {
  const { bill, child } = all;
  const isNamed = holdsWords(child.searchText, q);
  return and(
    within(all, periods),
    academicYearId === undefined ? undefined : eq(bill.academicYearId, academicYearId),
    sql`${bill.childId} not in (${childrenWhoAreGone(db, { withClosed })})`,
    isNamed && inArray(bill.childId, db.select({ childId: child.childId }).from(child).where(isNamed)),
  );
};

/** Whether it is not left out for now: nobody spoke with its family lately, and none of it was agreed to wait. */
const isAwake = ({ bill }: Parts, { periods, restingSince }: BillsWanted) =>
  restingSince === null
    ? undefined
    : and(
        or(isNull(billContacts.contactedAt), lte(billContacts.contactedAt, restingSince)),
        periods.agreedUpTo === null
          ? undefined
          : or(isNull(bill.delayedUntil), lte(bill.delayedUntil, periods.agreedUpTo)),
      );

/** The numbers of bills, without the rest that is shown of them. */
const numbersWhere = (db: Database, { bill }: Parts, condition: SQL | undefined) =>
  db
    .select({ billId: bill.billId })
    .from(bill)
    .leftJoin(billContacts, eq(billContacts.billId, bill.billId))
    .where(condition)
    .$dynamic();

/** How many bills are listed and what they come to, as parts of a query of its own. */
export const countOwedBills = (db: Database, wanted: BillsWanted): Counted => {
  const all = parts(db);
  const { bill } = all;
  return {
    count: sql<number>`count(*)`,
    sum: sql<number>`coalesce(sum(${bill.amount}), 0)`,
    from: sql`${bill} left join ${billContacts} on ${eq(billContacts.billId, bill.billId)}
      where ${and(isWanted(db, all, wanted), isAwake(all, wanted))}`,
  };
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
  const rows = await numbersWhere(db, all, and(isWanted(db, all, wanted), isAwake(all, wanted))).orderBy(
    ...inOrder(all, wanted),
  );
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
  const [isMeant, isShown] = [isWanted(db, all, wanted), isAwake(all, wanted) ?? sql`true`];
  // One look at all of them: what rests is told from the rest, not counted apart.
  const of = (condition: SQL) => ({
    count: sql<number>`count(*) filter (where ${condition})::int`,
    sum: sql<number>`coalesce(sum(${all.bill.amount}) filter (where ${condition}), 0)::float8`,
  });
  const [shown, rests] = [of(isShown), of(not(isShown))];
  const waiting = of(
    sql`not ${isShown} and ${all.bill.delayedUntil} > ${wanted.periods.agreedUpTo}::date`,
  ).count;
  const counting = db
    .select({ total: shown.count, sum: shown.sum, resting: rests.count, restingSum: rests.sum, waiting })
    .from(all.bill)
    .leftJoin(billContacts, eq(billContacts.billId, all.bill.billId))
    .where(isMeant);
  const order = inOrder(all, { sort, direction, periods: wanted.periods });
  // The page is cut from the bills alone, so that only what stands on it is joined with all that is shown of it.
  const onPage = numbersWhere(db, all, and(isMeant, isShown))
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size);
  const [[counted], rows] = await Promise.all([
    counting,
    billsWhere(db, all, inArray(all.bill.billId, onPage)).orderBy(...order),
  ]);
  const { total = 0, sum = 0, resting = 0, restingSum = 0, waiting: agreed = 0 } = counted ?? {};
  return { rows, total, sum, resting: { count: resting, sum: restingSum, waiting: agreed } };
};

/** A bill as the list of bills shows it; null: that list has none of its number. */
export const findOwedBill = async (db: Database, billId: number): Promise<OwedBillRow | null> => {
  const all = parts(db);
  return firstRow(billsWhere(db, all, eq(all.bill.billId, billId)));
};
