import type { OpenDatabase } from '../platform/db/database.ts';
import type { Admin, Parent } from './actors.ts';
import { deleteSession } from './session-store.ts';

/** Ends the session this call came with. */
export const signOut = async (
  { database }: { database: OpenDatabase },
  actor: Parent | Admin,
): Promise<void> => {
  await database.transaction((tx) => deleteSession(tx, actor.sessionHash));
};
