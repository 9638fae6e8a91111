import type { FamilyNote } from '../../contract/family-desk.ts';
import type { Refused } from '../../contract/refusals.ts';
import { fullName } from '../../domain/values/person-name.ts';
import type { Database } from '../platform/db/database.ts';
import type { AccountsContext } from './context.ts';
import { familyChange } from './family-change.ts';
import { lockOpenFamily } from './family-desk.ts';
import { insertNote, newestNotes } from './note-store.ts';

/** The newest notes about a family, the last one first. */
export const notesOnFamily = async (db: Database, userId: number, most: number): Promise<FamilyNote[]> =>
  (await newestNotes(db, userId, most)).map(({ noteId, text, createdAt, firstName, lastName }) => ({
    note_id: noteId,
    by: fullName(firstName, lastName),
    text,
    created_at: createdAt.toISOString(),
  }));

/** Staff note something about a family, for those who come after (rule R241). */
export const noteOnFamily = (
  { database, clock, recordChange }: Pick<AccountsContext, 'database' | 'clock' | 'recordChange'>,
  { by, userId, text }: { by: number; userId: number; text: string },
): Promise<{ note: FamilyNote } | Refused<'not_found' | 'account_closed' | 'data_erased'>> =>
  database.transaction(async (tx) => {
    const family = await lockOpenFamily(tx, userId);
    if ('refused' in family) return family;
    const at = clock.now();
    const noteId = await insertNote(tx, { userId, authorId: by, text, createdAt: at });
    // That it was written, and not the words: the log keeps longer.
    const [before, after] = [{ noted: null }, { noted: noteId }];
    await recordChange(tx, familyChange(family, { by, at }, { before, after }));
    const [note] = await notesOnFamily(tx, userId, 1);
    if (!note) throw new Error(`note ${noteId} is not there`);
    return { note };
  });
