import { desc, eq } from 'drizzle-orm';
import type { FamilyNote } from '../../contract/family-desk.ts';
import type { Refused } from '../../contract/refusals.ts';
import { fullName } from '../../domain/values/person-name.ts';
import type { Database } from '../platform/db/database.ts';
import type { AccountsContext } from './context.ts';
import { familyChange } from './family-change.ts';
import { lockOpenFamily } from './family-desk.ts';
import { staffNames } from './staff-names.ts';
import { familyNotes } from './tables.ts';
import { onlyRow } from '../platform/db/rows.ts';

/** The newest notes about a family with who wrote them, the last one first. */
export const notesOnFamily = async (db: Database, userId: number, most: number): Promise<FamilyNote[]> => {
  const staff = staffNames(db);
  const rows = await db
    .select({
      note_id: familyNotes.noteId,
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
  return rows.map(({ createdAt, firstName, lastName, ...note }) => ({
    ...note,
    by: fullName(firstName, lastName),
    created_at: createdAt.toISOString(),
  }));
};

/** Staff note something about a family, for those who come after (rule R241). */
export const noteOnFamily = (
  { database, clock, recordChange }: Pick<AccountsContext, 'database' | 'clock' | 'recordChange'>,
  { by, userId, text }: { by: number; userId: number; text: string },
): Promise<{ note: FamilyNote } | Refused<'not_found' | 'account_closed' | 'data_erased'>> =>
  database.transaction(async (tx) => {
    const family = await lockOpenFamily(tx, userId);
    if ('refused' in family) return family;
    const at = clock.now();
    const row = { userId, authorId: by, text, createdAt: at };
    const { noteId } = await onlyRow(
      tx.insert(familyNotes).values(row).returning(),
      'the insert of a note returned no row',
    );
    // That it was written, and not the words: the log keeps longer.
    const [before, after] = [{ noted: null }, { noted: noteId }];
    await recordChange(tx, familyChange(family, { by, at }, { before, after }));
    const [note] = await notesOnFamily(tx, userId, 1);
    if (!note) throw new Error(`note ${noteId} is not there`);
    return { note };
  });
