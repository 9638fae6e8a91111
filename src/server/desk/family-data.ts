import { billsOfChildren } from '../enrolment/bills-of-children.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { billAgreements, billContacts, earlierTalks } from './tables.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

/** When staff spoke with a family about a bill of these children, and what they noted, without who it was. */
export const heldTalks = (db: Database, childIds: readonly number[]) => {
  const bill = billsOfChildren(db);
  const of = (talks: typeof billContacts | typeof earlierTalks) =>
    db
      .select({ billId: talks.billId, contactedAt: talks.contactedAt, note: talks.note })
      .from(talks)
      .innerJoin(bill, eq(bill.billId, talks.billId))
      .where(isAnyOf(bill.childId, childIds));
  return unionAll(of(billContacts), of(earlierTalks)).orderBy(asc(sql`1`), asc(sql`2`));
};

/** What the school has agreed about the bills of these children, without who did it. */
export const heldAgreements = (db: Database, childIds: readonly number[]) => {
  const bill = billsOfChildren(db);
  return db
    .select({
      billId: billAgreements.billId,
      kind: billAgreements.kind,
      amount: billAgreements.amount,
      until: billAgreements.until,
      reason: billAgreements.reason,
      madeAt: billAgreements.madeAt,
      endedAt: billAgreements.endedAt,
    })
    .from(billAgreements)
    .innerJoin(bill, eq(bill.billId, billAgreements.billId))
    .where(isAnyOf(bill.childId, childIds))
    .orderBy(billAgreements.agreementId);
};

/** Why something was agreed about the bills of these children is forgotten; what was agreed stays with the money. */
export const eraseReasons = async (tx: Tx, childIds: readonly number[]): Promise<void> => {
  const bill = billsOfChildren(tx);
  const theirs = tx.select({ billId: bill.billId }).from(bill).where(isAnyOf(bill.childId, childIds));
  await tx.update(billAgreements).set({ reason: '' }).where(inArray(billAgreements.billId, theirs));
};

/** What staff noted of talks about the bills of these children is forgotten, also of years whose payment was taken back since. */
export const eraseTalks = async (tx: Tx, childIds: readonly number[]): Promise<void> => {
  const bill = billsOfChildren(tx);
  const theirs = tx.select({ billId: bill.billId }).from(bill).where(isAnyOf(bill.childId, childIds));
  await tx.delete(earlierTalks).where(inArray(earlierTalks.billId, theirs));
  await tx.delete(billContacts).where(inArray(billContacts.billId, theirs));
};
