import { desc, eq } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { staffNames } from './staff-names.ts';
import { familyNotes } from './tables.ts';

export const insertNote = async (tx: Tx, note: typeof familyNotes.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(familyNotes).values(note).returning({ noteId: familyNotes.noteId });
  if (!row) throw new Error('the insert of a note returned no row');
  return row.noteId;
};

/** The newest notes about a family with who wrote them. */
export const newestNotes = (db: Database, userId: number, most: number) => {
  const staff = staffNames(db);
  return db
    .select({
      noteId: familyNotes.noteId,
      text: familyNotes.text,
      createdAt: familyNotes.createdAt,
      firstName: staff.firstName,
      lastName: staff.lastName,
    })
    .from(familyNotes)
    .innerJoin(staff, eq(staff.userId, familyNotes.authorId))
    .where(eq(familyNotes.userId, userId))
    .orderBy(desc(familyNotes.noteId))
    .limit(most);
};
