import { asc } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { bills, enrolments } from './tables.ts';

/** Where these children's study kits went is forgotten; years, bills and their money stay. */
export const eraseDeliveries = async (tx: Tx, childIds: readonly number[]): Promise<void> => {
  await tx
    .update(enrolments)
    .set({ deliveryProvince: null, deliveryCity: null })
    .where(isAnyOf(enrolments.childId, childIds));
};

/** The years of these children with their bills. */
export const heldOfPlaces = async (db: Database, childIds: readonly number[]) => {
  const years = await db.select().from(enrolments).where(isAnyOf(enrolments.childId, childIds));
  const theirs = await db
    .select()
    .from(bills)
    .where(
      isAnyOf(
        bills.enrolmentId,
        years.map(({ enrolmentId }) => enrolmentId),
      ),
    )
    .orderBy(asc(bills.billId));
  return { years, bills: theirs };
};
