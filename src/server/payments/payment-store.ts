import {
  type SQL,
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  ne,
  not,
  or,
  sql,
  sum,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type FamilyScope, isEveryFamily } from '../../domain/access/family-scope.ts';
import { maxEndedCharges, shownEndedCharges } from '../../domain/billing/charge-limit.ts';
import type { OtherAmountDecision } from '../../domain/billing/other-amount.ts';
import { paymentStates } from '../../domain/billing/payment-state.ts';
import type { RefundedPayment } from '../../domain/billing/refunds.ts';
import { wasSettled } from '../enrolment/enrolment-rows.ts';
import { intArray, isAnyOf, isInPlaceholder } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { firstRow, onlyRow } from '../platform/db/rows.ts';
import { payments } from './tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;

/** What a payment brings, in whole rupiah: what was charged, or another amount that staff took instead. */
export const receivedOf = ({
  acceptedAmount,
  grossAmount,
}: Pick<PaymentRow, 'acceptedAmount' | 'grossAmount'>): number => acceptedAmount ?? grossAmount;
/** What a payment brings, in a query. */
export const received = sql<number>`coalesce(${payments.acceptedAmount}, ${payments.grossAmount})`;

/** How a payment stands towards refunds. */
export const refundedPaymentOf = (payment: PaymentRow): RefundedPayment => ({
  state: payment.state,
  paymentType: payment.paymentType,
  received: receivedOf(payment),
  refunded: payment.refundedAmount,
  refunding: payment.refundingAmount,
});

const within = (scope: FamilyScope) => (isEveryFamily(scope) ? undefined : eq(payments.familyId, scope));

/** A payment that lies within the scope; another family's is not found. */
export const findPayment = (db: Database, scope: FamilyScope, orderId: string): Promise<PaymentRow | null> =>
  firstRow(
    db
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, orderId), within(scope))),
  );

/** A payment of any family: the caller has proved that it may. */
export const findAnyPayment = (db: Database, orderId: string): Promise<PaymentRow | null> =>
  firstRow(db.select().from(payments).where(eq(payments.orderId, orderId)));

/** Whose payment it is, in any family: the gateway has no scope. */
export const childOfPayment = async (db: Database, orderId: string): Promise<number | null> => {
  const [row] = await db
    .select({ childId: payments.childId })
    .from(payments)
    .where(eq(payments.orderId, orderId));
  return row?.childId ?? null;
};

/** How a payment of any family stands: for what is asked of the gateway about it. */
export const stateOfPayment = async (db: Database, orderId: string): Promise<PaymentRow['state'] | null> => {
  const [row] = await db
    .select({ state: payments.state })
    .from(payments)
    .where(eq(payments.orderId, orderId));
  return row?.state ?? null;
};

/** A payment, locked until the transaction ends, so that its next state follows from its present one. */
export const lockPayment = (tx: Tx, orderId: string): Promise<PaymentRow | null> =>
  firstRow(tx.select().from(payments).where(eq(payments.orderId, orderId)).for('update'));

export const insertPayment = (tx: Tx, payment: NewPayment): Promise<PaymentRow> =>
  onlyRow(tx.insert(payments).values(payment).returning(), 'the insert of a payment returned no row');

export const insertPayments = async (tx: Tx, rows: readonly NewPayment[]): Promise<void> => {
  await tx.insert(payments).values([...rows]);
};

export type PaymentChanges = Partial<Omit<NewPayment, 'orderId' | 'familyId' | 'childId'>>;

export const updatePayment = async (tx: Tx, orderId: string, changes: PaymentChanges): Promise<void> => {
  await tx.update(payments).set(changes).where(eq(payments.orderId, orderId));
};

const isDistinctFrom = (column: typeof payments.otherAmountDecision, value: OtherAmountDecision) =>
  sql`${column} is distinct from ${value}`;

const isOpen = eq(payments.state, 'PENDING');

/** Ended unpaid, and still polled: money may come late, or have come already. */
const isEndedAndPolled = and(eq(payments.state, 'FAILED'), isNotNull(payments.nextPollAt));

/** The payments of a child, without those for the enrolments that were settled. */
const isOfUnpaid = (childId: number) =>
  and(eq(payments.childId, childId), or(isNull(payments.enrolmentId), not(wasSettled(payments.enrolmentId))));

/** The charges that may still be paid, the oldest first. */
const oldestOpen = (db: Database, of: SQL | undefined) =>
  db.select().from(payments).where(and(of, isOpen)).orderBy(asc(payments.createdAt), asc(payments.orderId));

/** Older ones are left to the job that polls them. */
const newestEnded = (db: Database, of: SQL | undefined) =>
  db
    .select()
    .from(payments)
    .where(and(of, isEndedAndPolled))
    .orderBy(desc(payments.createdAt), desc(payments.orderId))
    .limit(maxEndedCharges);

/** The charges that may still be paid for what a child was never enrolled by, the oldest first. */
export const openPaymentsOfUnpaid = (db: Database, childId: number): Promise<PaymentRow[]> =>
  oldestOpen(db, isOfUnpaid(childId));

/** The newest for the same that ended unpaid, and for which money may have come since. */
export const endedPaymentsOfUnpaid = (db: Database, childId: number): Promise<PaymentRow[]> =>
  newestEnded(db, isOfUnpaid(childId));

/** The charges of a bill that may still be paid, the oldest first. */
export const openPaymentsOfBill = (db: Database, billId: number): Promise<PaymentRow[]> =>
  oldestOpen(db, eq(payments.billId, billId));

/** The newest that ended unpaid, and for which money may have come since. */
export const endedPaymentsOfBill = (db: Database, billId: number): Promise<PaymentRow[]> =>
  newestEnded(db, eq(payments.billId, billId));

/** What was opened through a link: the charge that can be paid before those that ended, and else the newest first. */
export const paymentsOfLink = (db: Database, linkId: number): Promise<PaymentRow[]> =>
  paymentsOfLinks(db, [linkId]);

/** What was opened through several links, in the order of `paymentsOfLink`. */
export const paymentsOfLinks = (db: Database, linkIds: readonly number[]): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(isAnyOf(payments.linkId, linkIds))
    .orderBy(desc(sql`${payments.state} = 'PENDING'`), desc(payments.createdAt), desc(payments.orderId));

/** In another noun's query: the orders of the charges that were opened through this link. */
export const ordersOfLink = (db: Database, linkId: PgColumn) =>
  db.select({ orderId: payments.orderId }).from(payments).where(eq(payments.linkId, linkId));

const selectOpenOfFamily = prepared('open payments of family', (db) =>
  oldestOpen(db, eq(payments.familyId, sql.placeholder('familyId'))),
);

/** A family's charges that may still be paid, the oldest first. */
export const openPaymentsOfFamily = (db: Database, familyId: number): Promise<PaymentRow[]> =>
  selectOpenOfFamily(db, { familyId });

/** The charges of a child that may still be paid. */
export const openPaymentsOfChild = (db: Database, childId: number): Promise<PaymentRow[]> =>
  oldestOpen(db, eq(payments.childId, childId));

/** The charges of a family that are younger than this. */
export const chargesOpenedSince = (db: Database, familyId: number, since: Date) =>
  db
    .select({
      childId: payments.childId,
      linkId: payments.linkId,
      paymentType: payments.paymentType,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(and(eq(payments.familyId, familyId), gt(payments.createdAt, since)));

/** Payments of a bill that wait to be refunded, because another one paid it. */
export const refundablePaymentsOfBill = (db: Database, billId: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.billId, billId),
        eq(payments.toRefund, true),
        // What staff do not count pays nothing (rule R144).
        isDistinctFrom(payments.otherAmountDecision, 'drop'),
        inArray(payments.state, ['CAPTURED', 'SETTLED']),
        // What is on its way back, or went back in part, cannot pay a bill any more (rule R141).
        eq(payments.refundedAmount, 0),
        eq(payments.refundingAmount, 0),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.orderId));

/** The numbers of the next receipts. Those that are taken by a transaction which rolls back are left out. */
export const nextReceiptNumbers = async (tx: Tx, many: number): Promise<number[]> => {
  const { rows } = await tx.execute(
    sql`select nextval('receipt_numbers')::int as number from generate_series(1, ${many}::int)`,
  );
  return rows.map((row) => Number(row['number']));
};

/** The number of the next receipt. */
export const nextReceiptNumber = async (tx: Tx): Promise<number> => {
  const [number = Number.NaN] = await nextReceiptNumbers(tx, 1);
  return number;
};

/** The lines of the first charge of a bill; none when nothing was charged for it. */
export const firstLinesOfBill = async (db: Database, billId: number): Promise<PaymentRow['lines']> => {
  const [row] = await db
    .select({ lines: payments.lines })
    .from(payments)
    .where(eq(payments.billId, billId))
    .orderBy(asc(payments.createdAt), asc(payments.orderId))
    .limit(1);
  return row?.lines ?? [];
};

const selectForBills = prepared('payments for bills', (db) =>
  db
    .select({
      orderId: payments.orderId,
      billId: payments.billId,
      gatewayStatus: payments.gatewayStatus,
      state: payments.state,
      toRefund: payments.toRefund,
      paymentType: payments.paymentType,
      endedBy: payments.endedBy,
      statusSince: payments.statusSince,
      grossAmount: payments.grossAmount,
      acceptedAmount: payments.acceptedAmount,
      createdAt: payments.createdAt,
      expiresAt: payments.expiresAt,
      settledAt: payments.settledAt,
      reversedAt: payments.reversedAt,
      refundedAmount: payments.refundedAmount,
      refundingAmount: payments.refundingAmount,
      otherAmountAt: payments.otherAmountAt,
      otherAmountEndedAt: payments.otherAmountEndedAt,
      otherAmountDecision: payments.otherAmountDecision,
    })
    .from(payments)
    .where(isInPlaceholder(payments.billId, 'billIds'))
    .orderBy(desc(payments.createdAt), desc(payments.orderId)),
);

/** How every payment made for some bills stands, the newest first. */
export const paymentsForBills = async (db: Database, billIds: readonly number[]) =>
  billIds.length === 0
    ? []
    : selectForBills(db, { billIds: intArray(billIds.toSorted((one, other) => one - other)) });

/** The charges of its child that are still open beside this one. */
export const otherOpenCharges = (
  db: Database,
  { orderId, childId }: Pick<PaymentRow, 'orderId' | 'childId'>,
) =>
  db
    .select({
      orderId: payments.orderId,
      billId: payments.billId,
      enrolmentId: payments.enrolmentId,
      gatewayStatus: payments.gatewayStatus,
    })
    .from(payments)
    .where(and(eq(payments.childId, childId), isOpen, ne(payments.orderId, orderId)));

const countByState = prepared('payments by state', (db) =>
  db
    .select({
      state: payments.state,
      count: count(),
      refunded: sum(payments.refundedAmount).mapWith(Number),
      refunding: sum(payments.refundingAmount).mapWith(Number),
      otherAmounts:
        sql<number>`count(${payments.otherAmountAt}) + count(${payments.otherAmountEndedAt})`.mapWith(Number),
    })
    .from(payments)
    .where(eq(payments.familyId, sql.placeholder('familyId')))
    .groupBy(payments.state),
);

/** How many payments of a family are in each state, and how much of them went back. */
export const countPaymentsByState = (db: Database, familyId: number) => countByState(db, { familyId });

const bringsMoney = or(
  inArray(
    payments.state,
    paymentStates.filter((state) => state !== 'FAILED'),
  ),
  isNotNull(payments.otherAmountAt),
);

/**
 * A family's payments, the newest first: every one that brought or may bring money, and of those that ended unpaid the newest
 * `shownEndedCharges` (rule R74).
 */
export const paymentsOfFamily = (db: Database, familyId: number): Promise<PaymentRow[]> => {
  const isTheirs = eq(payments.familyId, familyId);
  const newestEndedOnes = db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(isTheirs, eq(payments.state, 'FAILED')))
    .orderBy(desc(payments.createdAt), desc(payments.orderId))
    .limit(shownEndedCharges);
  return db
    .select()
    .from(payments)
    .where(and(isTheirs, or(bringsMoney, inArray(payments.orderId, newestEndedOnes))))
    .orderBy(desc(payments.createdAt), desc(payments.orderId));
};

/** When the next payment is to be polled. */
export const nextPollDue = async (db: Database): Promise<Date | null> => {
  const [row] = await db
    .select({ at: min(payments.nextPollAt) })
    .from(payments)
    .where(isNotNull(payments.nextPollAt));
  return row?.at ?? null;
};

/** The payment to be polled first; skips one that another process has locked. */
export const lockDuePayment = (tx: Tx, now: Date): Promise<PaymentRow | null> =>
  firstRow(
    tx
      .select()
      .from(payments)
      .where(lte(payments.nextPollAt, now))
      .orderBy(asc(payments.nextPollAt), asc(payments.orderId))
      .limit(1)
      .for('update', { skipLocked: true }),
  );
