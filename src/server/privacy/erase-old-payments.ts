import { paymentsGo, paymentsKeptSince } from '../../domain/accounts/old-payment.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { deleteNotes } from '../day-close/family-data.ts';
import { deleteYears } from '../enrolment/family-data.ts';
import { lockAnyChild } from '../families/known-children.ts';
import {
  type KeptPayment,
  childrenWithOldPayments,
  deletePayments,
  lockPaymentsOf,
} from '../payments/old-payments.ts';
import { deletePlacements } from '../placement/family-data.ts';
import type { OpenDatabase, Tx } from '../platform/db/database.ts';
import { deleteOrders } from '../shipping/family-data.ts';

/** How many children are looked up at a time. */
const BATCH = 200;

/** Deletes the payments of erased children with their receipts, year by year, 10 years after money moved for it (rule R182). */
export const eraseOldPayments = async (database: OpenDatabase, now: Date): Promise<void> => {
  let after = 0;
  for (;;) {
    const children = await childrenWithOldPayments(database.db, {
      openedBefore: paymentsKeptSince(now),
      after,
      limit: BATCH,
    });
    for (const childId of children) await database.transaction((tx) => eraseOf(tx, childId, now));
    after = children.at(-1) ?? after;
    if (children.length < BATCH) return;
  }
};

const eraseOf = async (tx: Tx, childId: number, now: Date): Promise<void> => {
  await lockAnyChild(tx, childId);
  const payments = await lockPaymentsOf(tx, childId);
  const years = Map.groupBy(payments, ({ enrolmentId, orderId }) => enrolmentId ?? orderId);
  const going = [...years.values()]
    .filter((ofYear) => paymentsGo(together(ofYear), dayInJakarta(now)))
    .flat();
  if (going.length === 0) return;
  const orderIds = going.map(({ orderId }) => orderId);
  const enrolmentIds = [...new Set(going.flatMap(({ enrolmentId }) => enrolmentId ?? []))];
  await deleteNotes(tx, orderIds);
  await deleteOrders(tx, enrolmentIds, now);
  await deletePlacements(tx, enrolmentIds);
  await deleteYears(tx, enrolmentIds);
  await deletePayments(tx, orderIds);
};

const together = (payments: readonly KeptPayment[]) => ({
  moved: payments.flatMap(({ moved }) => moved),
  mayMove: payments.some(({ mayMove }) => mayMove),
});
