import { type SQL, and, asc, eq, exists, getTableColumns, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { Bill } from '../../domain/billing/bills.ts';
import { type Batch, batchColumns, batchRows, toBatch } from '../calendar/batch-rows.ts';
import { childRows } from '../families/child-rows.ts';
import { intArray, isAnyOf, isInPlaceholder } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { firstRow } from '../platform/db/rows.ts';
import { bills, enrolments } from './tables.ts';

export type EnrolmentRow = typeof enrolments.$inferSelect;
export type BillRow = typeof bills.$inferSelect;

/** An enrolment with its bills, as the rows hold them. */
export interface StoredEnrolment {
  row: Omit<EnrolmentRow, 'deliveryAmount' | 'createdAt' | 'replacedAt'>;
  bills: BillRow[];
  batch: Batch;
  /** the family of its child */
  familyId: number;
  /** when its child was erased */
  erasedAt: Date | null;
}

const {
  deliveryAmount: _deliveryAmount,
  createdAt: _createdAt,
  replacedAt: _replacedAt,
  ...rowColumns
} = getTableColumns(enrolments);

/** A bill as JSON has it: days and instants are texts. */
type BillInJson = [
  billId: number,
  sequence: number,
  periodStart: string,
  periodEnd: string,
  amount: number,
  discount: number,
  delayedUntil: string | null,
  paidAt: string | null,
  paidBy: string | null,
];

/**
 * The bills of an enrolment in one column: a row for each bill would repeat the enrolment and its batch, and reading those
 * takes longer than anything else that is done with them.
 */
const billsColumn = (db: Database) => {
  const { billId, sequence, periodStart, periodEnd, amount, discount, delayedUntil, paidAt, paidBy } = bills;
  const period = sql`${billId}, ${sequence}, ${periodStart}, ${periodEnd}`;
  const bill = sql`json_build_array(${period}, ${amount}, ${discount}, ${delayedUntil}, ${paidAt}, ${paidBy})`;
  const ofEnrolment = db
    .select({ bills: sql`json_agg(${bill} order by ${sequence})` })
    .from(bills)
    .where(eq(bills.enrolmentId, enrolments.enrolmentId));
  return sql<BillInJson[] | null>`(${ofEnrolment})`;
};

const billed = (db: Database, ofChildren: SQL) => {
  const rows = batchRows(db);
  const child = childRows(db);
  return db
    .select({
      row: rowColumns,
      bills: billsColumn(db),
      batch: batchColumns(rows),
      familyId: child.familyId,
      erasedAt: child.erasedAt,
    })
    .from(enrolments)
    .innerJoin(child, eq(child.childId, enrolments.childId))
    .innerJoin(rows, eq(rows.academicYearId, enrolments.academicYearId))
    .where(and(ofChildren, isNull(enrolments.replacedAt)))
    .orderBy(asc(enrolments.enrolmentId));
};

const selectOfChildren = prepared('enrolments', (db) =>
  billed(db, isInPlaceholder(enrolments.childId, 'childIds')),
);

/** PostgreSQL keeps its plan; with a list of a single number it makes a plan for each call, which takes ten times the reading. */
const selectOfChild = prepared('enrolments of child', (db) =>
  billed(db, eq(enrolments.childId, sql.placeholder('childId'))),
);

/** All enrolments of these children, unpaid ones too but none that was replaced, in the order they were made, each with its batch and its bills by sequence. */
export const selectEnrolments = async (
  db: Database,
  childIds: readonly number[],
): Promise<StoredEnrolment[]> => {
  const [childId] = childIds;
  if (childId === undefined) return [];
  const rows =
    childIds.length === 1
      ? await selectOfChild(db, { childId })
      : await selectOfChildren(db, { childIds: intArray(childIds) });
  return rows.map(stored);
};

const selectOfFamily = prepared('children with enrolments', (db) => {
  const rows = batchRows(db);
  const child = childRows(db);
  return db
    .select({
      child: {
        childId: child.childId,
        firstName: child.firstName,
        lastName: child.lastName,
        birthdate: child.birthdate,
      },
      row: rowColumns,
      bills: billsColumn(db),
      batch: batchColumns(rows),
      familyId: child.familyId,
      erasedAt: child.erasedAt,
    })
    .from(child)
    .leftJoin(enrolments, and(eq(enrolments.childId, child.childId), isNull(enrolments.replacedAt)))
    .leftJoin(rows, eq(rows.academicYearId, enrolments.academicYearId))
    .where(and(eq(child.familyId, sql.placeholder('familyId')), isNull(child.erasedAt)))
    .orderBy(asc(child.childId), asc(enrolments.enrolmentId));
});

/** A child by name, with its enrolments. */
export interface ChildWithEnrolments<Enrolment> {
  childId: number;
  firstName: string;
  lastName: string;
  birthdate: string;
  enrolments: Enrolment[];
}

/** The children of a family in the order they were added, each with its enrolments as `selectEnrolments` gives them. */
export const selectFamily = async (
  db: Database,
  familyId: number,
): Promise<ChildWithEnrolments<StoredEnrolment>[]> => {
  const found = new Map<number, ChildWithEnrolments<StoredEnrolment>>();
  for (const { child, row, batch, ...rest } of await selectOfFamily(db, { familyId })) {
    const one = found.get(child.childId) ?? { ...child, enrolments: [] };
    if (row && batch) one.enrolments.push(stored({ row, batch, ...rest }));
    found.set(child.childId, one);
  }
  return [...found.values()];
};

interface Selected extends Pick<StoredEnrolment, 'row' | 'familyId' | 'erasedAt'> {
  bills: BillInJson[] | null;
  batch: Parameters<typeof toBatch>[0];
}

const stored = ({ bills: inJson, batch, ...rest }: Selected): StoredEnrolment => ({
  ...rest,
  batch: toBatch(batch),
  bills: (inJson ?? []).map(([billId, sequence, periodStart, periodEnd, amount, ...more]) => {
    const [discount, delayedUntil, paidAt, paidBy] = more;
    return {
      billId,
      enrolmentId: rest.row.enrolmentId,
      sequence,
      periodStart,
      periodEnd,
      amount,
      discount,
      delayedUntil,
      paidAt: paidAt === null ? null : new Date(paidAt),
      paidBy,
    };
  }),
});

export const findEnrolment = (db: Database, enrolmentId: number): Promise<EnrolmentRow | null> =>
  firstRow(db.select().from(enrolments).where(eq(enrolments.enrolmentId, enrolmentId)));

/** A bill and its enrolment. */
export const findBillInYear = (
  db: Database,
  billId: number,
): Promise<{ bill: BillRow; enrolment: EnrolmentRow } | null> =>
  firstRow(
    db
      .select({ bill: bills, enrolment: enrolments })
      .from(bills)
      .innerJoin(enrolments, eq(enrolments.enrolmentId, bills.enrolmentId))
      .where(eq(bills.billId, billId)),
  );

/** Marks unpaid enrolments as replaced. Their bills stay, because their charges may still settle. */
export const replaceUnpaidEnrolments = async (tx: Tx, childId: number, now: Date): Promise<void> => {
  await tx
    .update(enrolments)
    .set({ replacedAt: now })
    .where(and(eq(enrolments.childId, childId), isNull(enrolments.settledAt), isNull(enrolments.replacedAt)));
};

/** Restores an enrolment that was replaced, instead of what replaced it. */
export const restoreReplacedEnrolment = async (
  tx: Tx,
  { enrolmentId, childId }: Pick<EnrolmentRow, 'enrolmentId' | 'childId'>,
  now: Date,
): Promise<void> => {
  await replaceUnpaidEnrolments(tx, childId, now);
  await tx.update(enrolments).set({ replacedAt: null }).where(eq(enrolments.enrolmentId, enrolmentId));
};

/** When the enrolments of a child settled. */
export const settlementsOf = async (tx: Tx, childId: number): Promise<Date[]> => {
  const rows = await tx
    .select({ settledAt: enrolments.settledAt })
    .from(enrolments)
    .where(eq(enrolments.childId, childId));
  return rows.map(({ settledAt }) => settledAt).filter((settledAt) => settledAt !== null);
};

/** The number of the batch of each of these enrolments. */
export const selectBatchNumbers = (db: Database, enrolmentIds: readonly number[]) => {
  const rows = batchRows(db);
  return db
    .select({ enrolmentId: enrolments.enrolmentId, batch: rows.batch })
    .from(enrolments)
    .innerJoin(rows, eq(rows.academicYearId, enrolments.academicYearId))
    .where(isAnyOf(enrolments.enrolmentId, enrolmentIds));
};

/** Which of these academic years hold an enrolment, of whatever state: one look into the index for each. */
export const selectEnrolledYears = async (db: Database, years: readonly number[]): Promise<number[]> => {
  const asked = sql`unnest(${`{${years.join(',')}}`}::int[]) as asked (id)`;
  const ofYear = db
    .select({ one: sql`1` })
    .from(enrolments)
    .where(eq(enrolments.academicYearId, sql`asked.id`));
  const rows = await db
    .select({ id: sql<number>`asked.id` })
    .from(asked)
    .where(exists(ofYear));
  return rows.map(({ id }) => id);
};

const selectWithFirstPaid = prepared('enrolments with their first bill paid', (db) =>
  db
    .select({ enrolmentId: bills.enrolmentId, paidBy: bills.paidBy })
    .from(bills)
    .where(
      and(isInPlaceholder(bills.enrolmentId, 'enrolmentIds'), eq(bills.sequence, 1), isNotNull(bills.paidBy)),
    ),
);

/** Which of these enrolments have their first bill paid, each with the payment that paid it. */
export const selectPaidFirst = async (db: Database, enrolmentIds: readonly number[]) =>
  enrolmentIds.length === 0 ? [] : selectWithFirstPaid(db, { enrolmentIds: intArray(enrolmentIds) });

type NewYear = readonly [enrolment: typeof enrolments.$inferInsert, itsBills: readonly Bill[]];

/** @returns the new enrolments, each with its bills by sequence; of one child there is one among them */
export const insertEnrolments = async (
  tx: Tx,
  years: readonly NewYear[],
): Promise<Pick<StoredEnrolment, 'row' | 'bills'>[]> => {
  const rows = await tx
    .insert(enrolments)
    .values(years.map(([enrolment]) => enrolment))
    .returning();
  const billsOf = new Map(years.map(([{ childId }, itsBills]) => [childId, itsBills]));
  const inserted = await tx
    .insert(bills)
    .values(
      rows.flatMap(({ childId, enrolmentId }) =>
        (billsOf.get(childId) ?? []).map((bill) => ({ ...bill, enrolmentId })),
      ),
    )
    .returning();
  const byYear = Map.groupBy(inserted, ({ enrolmentId }) => enrolmentId);
  return rows.map((row) => ({
    row,
    bills: (byYear.get(row.enrolmentId) ?? []).toSorted((one, other) => one.sequence - other.sequence),
  }));
};

/** The first settlement of an enrolment; a later one leaves it as it is. @returns the enrolment when it was the first */
export const settleOnce = (tx: Tx, enrolmentId: number, settledAt: Date): Promise<EnrolmentRow | null> =>
  firstRow(
    tx
      .update(enrolments)
      .set({ settledAt })
      .where(and(eq(enrolments.enrolmentId, enrolmentId), isNull(enrolments.settledAt)))
      .returning(),
  );

/** An enrolment of which no bill is paid any more counts as never paid. @returns whether it is one */
export const unsettleUnpaid = async (tx: Tx, enrolmentId: number): Promise<boolean> => {
  const isPaid = and(eq(bills.enrolmentId, enrolmentId), isNotNull(bills.paidAt));
  const paid = tx
    .select({ one: sql`1` })
    .from(bills)
    .where(isPaid);
  const changed = await tx
    .update(enrolments)
    .set({ settledAt: null })
    .where(and(eq(enrolments.enrolmentId, enrolmentId), not(exists(paid))))
    .returning({ enrolmentId: enrolments.enrolmentId });
  return changed.length > 0;
};
