import type { FoundParent } from '../../contract/search.ts';
import type { Database } from '../platform/db/database.ts';
import { selectParents } from './parent-search-store.ts';

/** The newest parents found by the words of `q` in name, e-mail address and phone number. */
export const findParents = async (db: Database, q: string, limit: number): Promise<FoundParent[]> =>
  (await selectParents(db, q, limit)).map((row) => ({
    user_id: row.userId,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone_number: row.phoneNumber,
  }));
