import { and, desc, eq } from 'drizzle-orm';
import { staffNames } from '../accounts/staff-names.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { billContacts, earlierTalks } from './tables.ts';

/** Keeps that somebody of the staff spoke with the family about a bill; the time before is kept among the earlier ones. */
export const saveContact = async (tx: Tx, contact: typeof billContacts.$inferInsert): Promise<void> => {
  const { billId, ...said } = contact;
  const first = await tx
    .insert(billContacts)
    .values(contact)
    .onConflictDoNothing()
    .returning({ billId: billContacts.billId });
  if (first.length > 0) return;
  // Behind a lock, so that of two who speak at once neither is lost.
  const [last] = await tx.select().from(billContacts).where(eq(billContacts.billId, billId)).for('update');
  if (last) await tx.insert(earlierTalks).values(last);
  await tx
    .insert(billContacts)
    .values(contact)
    .onConflictDoUpdate({ target: billContacts.billId, set: said });
};

/** Forgets the last talk about a bill, if it is still the one of this moment: the one before it is the last again. */
export const removeContact = async (tx: Tx, billId: number, at: Date): Promise<boolean> => {
  const removed = await tx
    .delete(billContacts)
    .where(and(eq(billContacts.billId, billId), eq(billContacts.contactedAt, at)))
    .returning({ billId: billContacts.billId });
  if (removed.length === 0) return false;
  const [before] = await tx
    .select()
    .from(earlierTalks)
    .where(eq(earlierTalks.billId, billId))
    .orderBy(desc(earlierTalks.talkId))
    .limit(1);
  if (!before) return true;
  const { talkId, ...contact } = before;
  await tx.delete(earlierTalks).where(eq(earlierTalks.talkId, talkId));
  await tx.insert(billContacts).values(contact);
  return true;
};

/** The talks about a bill before the last one, the newest first. */
export const talksBefore = (db: Database, billId: number) => {
  const staff = staffNames(db);
  return db
    .select({ at: earlierTalks.contactedAt, by: staff.firstName, note: earlierTalks.note })
    .from(earlierTalks)
    .innerJoin(staff, eq(staff.userId, earlierTalks.contactedBy))
    .where(eq(earlierTalks.billId, billId))
    .orderBy(desc(earlierTalks.talkId));
};
