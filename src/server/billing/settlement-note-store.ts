import { and, eq } from 'drizzle-orm';
import { staffNames } from '../accounts/staff-names.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { type OrderChoice, isChosen } from './compared-orders-store.ts';
import { settlementNotes } from './tables.ts';

type Note = typeof settlementNotes.$inferInsert;

/** What staff noted about differences of these orders, and who. */
export const notesOf = (db: Database, choice: OrderChoice) => {
  const staff = staffNames(db);
  return db
    .select({ note: settlementNotes, firstName: staff.firstName, lastName: staff.lastName })
    .from(settlementNotes)
    .innerJoin(staff, eq(staff.userId, settlementNotes.notedBy))
    .where(isChosen(db, settlementNotes.orderId, choice));
};

/** Writes what was found about a difference, in place of what was found before. @returns that; null when there was nothing */
export const writeNote = async (
  tx: Tx,
  { orderId, kind, mark, ...written }: Note,
): Promise<string | null> => {
  const same = and(eq(settlementNotes.orderId, orderId), eq(settlementNotes.mark, mark));
  const [before] = await tx.select({ note: settlementNotes.note }).from(settlementNotes).where(same);
  await tx
    .insert(settlementNotes)
    .values({ orderId, kind, mark, ...written })
    .onConflictDoUpdate({ target: [settlementNotes.orderId, settlementNotes.mark], set: written });
  return before?.note ?? null;
};
