import type { Tx } from '../platform/db/database.ts';
import { lockUser, updateUser } from './user-store.ts';

/**
 * Locks the family's account row until the transaction ends, so that its children are counted and added by one at a time.
 * @returns how many children staff allow it; null when they have not said
 */
export const lockFamily = async (tx: Tx, familyId: number): Promise<{ maxChildren: number | null }> => ({
  maxChildren: (await lockUser(tx, familyId))?.maxChildren ?? null,
});

/** Sets how many children staff allow a family. */
export const allowChildren = async (tx: Tx, familyId: number, maxChildren: number): Promise<void> => {
  await updateUser(tx, familyId, { maxChildren });
};
