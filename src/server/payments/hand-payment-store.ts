import { eq, inArray } from 'drizzle-orm';
import { staffNamed } from '../accounts/staff-names.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { handPayments, payments } from './tables.ts';

type HandPaymentRow = typeof handPayments.$inferSelect;

export const insertHandPayments = async (
  tx: Tx,
  entries: readonly (typeof handPayments.$inferInsert)[],
): Promise<void> => {
  await tx.insert(handPayments).values([...entries]);
};

/** What was written down of a payment that was brought by hand; null: it was not. */
export const findHandPayment = (db: Database, orderId: string): Promise<HandPaymentRow | null> =>
  firstRow(db.select().from(handPayments).where(eq(handPayments.orderId, orderId)));

export const noteUndone = async (
  tx: Tx,
  orderId: string,
  undone: Required<Pick<HandPaymentRow, 'undoneBy' | 'undoneAt' | 'undoReason'>>,
): Promise<void> => {
  await tx.update(handPayments).set(undone).where(eq(handPayments.orderId, orderId));
};

/** How a payment came, with what staff wrote down of one that was brought by hand; null: the school has none of this id. */
export const paymentWithEntry = async (db: Database, orderId: string) => {
  const by = staffNamed(db, 'entered');
  return firstRow(
    db
      .select({
        orderId: payments.orderId,
        paymentType: payments.paymentType,
        settledAt: payments.settledAt,
        reference: handPayments.reference,
        by: { firstName: by.firstName, lastName: by.lastName },
      })
      .from(payments)
      .leftJoin(handPayments, eq(handPayments.orderId, payments.orderId))
      .leftJoin(by, eq(by.userId, handPayments.enteredBy))
      .where(eq(payments.orderId, orderId)),
  );
};

/** What staff wrote down of those of some payments that were brought by hand, by order id. */
export const handEntries = async (db: Database, orderIds: readonly string[]) => {
  const by = staffNamed(db, 'entered');
  const rows = await db
    .select({
      orderId: handPayments.orderId,
      receivedOn: handPayments.receivedOn,
      reference: handPayments.reference,
      undoneAt: handPayments.undoneAt,
      by: { firstName: by.firstName, lastName: by.lastName },
    })
    .from(handPayments)
    .innerJoin(by, eq(by.userId, handPayments.enteredBy))
    .where(inArray(handPayments.orderId, [...orderIds]));
  return new Map(rows.map((entry) => [entry.orderId, entry]));
};

/** What was written down of one payment, with the names of who did and who undid it. */
export const handPaymentWithStaff = async (db: Database, orderId: string) => {
  const [by, undoer] = [staffNamed(db, 'entered'), staffNamed(db, 'undone')];
  return firstRow(
    db
      .select({
        entry: handPayments,
        by: { firstName: by.firstName, lastName: by.lastName },
        undoneBy: { firstName: undoer.firstName, lastName: undoer.lastName },
      })
      .from(handPayments)
      .innerJoin(by, eq(by.userId, handPayments.enteredBy))
      .leftJoin(undoer, eq(undoer.userId, handPayments.undoneBy))
      .where(eq(handPayments.orderId, orderId)),
  );
};
