import { fullName } from '../../domain/values/person-name.ts';
import type { Tx } from '../platform/db/database.ts';
import { lockUser, updateUser } from './user-store.ts';

/**
 * Locks the family's account row until the transaction ends, so that its children are counted and added by one at a time.
 * @returns how many children staff allow it, null when they have not said, and the parent's name
 */
export const lockFamily = async (
  tx: Tx,
  familyId: number,
): Promise<{ maxChildren: number | null; name: string }> => {
  const user = await lockUser(tx, familyId);
  return {
    maxChildren: user?.maxChildren ?? null,
    name: user ? fullName(user.firstName, user.lastName) : '',
  };
};

/** Sets how many children staff allow a family. */
export const allowChildren = async (tx: Tx, familyId: number, maxChildren: number): Promise<void> => {
  await updateUser(tx, familyId, { maxChildren });
};
