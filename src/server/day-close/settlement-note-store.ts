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

/**
 * Writes what was found about a difference over the version of it that was seen, 0 being none (rule R155).
 * @returns whether it was written, and nothing else meanwhile
 */
export const writeNote = async (
  tx: Tx,
  { orderId, kind, mark, ...written }: Note,
  seen: number,
): Promise<boolean> => {
  const same = and(eq(settlementNotes.orderId, orderId), eq(settlementNotes.mark, mark));
  const rows =
    seen === 0
      ? await tx
          .insert(settlementNotes)
          .values({ orderId, kind, mark, ...written })
          .onConflictDoNothing({ target: [settlementNotes.orderId, settlementNotes.mark] })
          .returning({ noteId: settlementNotes.noteId })
      : await tx
          .update(settlementNotes)
          .set(written)
          .where(and(same, eq(settlementNotes.version, seen)))
          .returning({ noteId: settlementNotes.noteId });
  return rows.length > 0;
};
