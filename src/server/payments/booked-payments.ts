import { inArray } from 'drizzle-orm';
import { type BookedItem, itemsBooked } from '../../domain/billing/price-items.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { batchNumbers } from '../enrolment/batch-numbers.ts';
import { childNames } from '../families/child-names.ts';
import type { Database } from '../platform/db/database.ts';
import { receivedOf } from './payment-store.ts';
import { payments } from './tables.ts';

/** What the books hold of a payment besides its money. */
export interface BookedPayment {
  readonly child: string;
  /** null once another choice replaced the year */
  readonly batch: number | null;
  readonly settledAt: Date | null;
  /** whole rupiah */
  readonly items: Readonly<Record<BookedItem, number>>;
}

/** So many order ids fit into a question well. */
const AT_ONCE = 1000;

/** Whose payments these are, for which year, and what their money is for; by order id. */
export const bookedPayments = async (
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, BookedPayment>> => {
  const booked = new Map<string, BookedPayment>();
  for (let from = 0; from < orderIds.length; from += AT_ONCE)
    for (const [orderId, payment] of await bookedAtOnce(db, orderIds.slice(from, from + AT_ONCE)))
      booked.set(orderId, payment);
  return booked;
};

const bookedAtOnce = async (db: Database, orderIds: readonly string[]) => {
  const rows = await db
    .select({
      orderId: payments.orderId,
      childId: payments.childId,
      enrolmentId: payments.enrolmentId,
      settledAt: payments.settledAt,
      purpose: payments.purpose,
      lines: payments.lines,
      fee: payments.fee,
      grossAmount: payments.grossAmount,
      acceptedAmount: payments.acceptedAmount,
    })
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]));
  const names = await childNames(db, [...new Set(rows.map(({ childId }) => childId))]);
  const enrolmentIds = rows.map(({ enrolmentId }) => enrolmentId).filter((id) => id !== null);
  const batches = await batchNumbers(db, [...new Set(enrolmentIds)]);
  return rows.map(({ orderId, childId, enrolmentId, settledAt, ...payment }) => {
    const child = names.get(childId);
    return [
      orderId,
      {
        child: child ? fullName(child.firstName, child.lastName) : '',
        batch: batches.get(enrolmentId ?? 0) ?? null,
        settledAt,
        items: itemsBooked({ ...payment, charged: payment.grossAmount, received: receivedOf(payment) }),
      },
    ] as const;
  });
};
