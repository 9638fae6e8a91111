import { eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { waitingList } from './tables.ts';

/** An address whose account is closed or erased waits for nothing (rule R359). */
export { deleteByEmail as forgetWaiting } from './waiting-store.ts';

/** What is held of an address that waits. */
export const heldWaiting = (db: Database, email: string) =>
  db
    .select({
      language: waitingList.language,
      createdAt: waitingList.createdAt,
      confirmedAt: waitingList.confirmedAt,
    })
    .from(waitingList)
    .where(eq(waitingList.email, email));
