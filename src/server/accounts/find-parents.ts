import type { FoundParent } from '../../contract/search.ts';
import type { FamilyAccount } from '../../contract/objects.ts';
import type { Database } from '../platform/db/database.ts';
import { selectParents, selectParentsByNumber } from './parent-search-store.ts';
import { presentAccount } from './present-account.ts';

export { numbersOfParents } from './parent-search-store.ts';

/** These families' accounts as staff see them, in the order in which they were made. */
export const accountsByNumber = async (db: Database, userIds: readonly number[]): Promise<FamilyAccount[]> =>
  (await selectParentsByNumber(db, userIds)).map(presentAccount);

/** Parents found by the words of `q` in name, e-mail address and phone number: of exactly this name or address first, then the newest. */
export const findParents = async (db: Database, q: string, limit: number): Promise<FoundParent[]> =>
  (await selectParents(db, q, limit)).map((row) => ({
    user_id: row.userId,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone_number: row.phoneNumber,
  }));
