import type { FamilyAccount } from '../../contract/objects.ts';
import { fullName } from '../../domain/values/person-name.ts';
import type { Tx } from '../platform/db/database.ts';
import { presentAccount } from './present-account.ts';
import { lockUser, updateUser } from './user-store.ts';

/**
 * Locks the family's account row until the transaction ends, so that its children are counted and added by one at a time.
 * @returns how many children staff allow it, null when they have not said, the parent's name, when it was closed and erased, and the account as staff see it
 */
export const lockFamily = async (
  tx: Tx,
  familyId: number,
): Promise<{
  maxChildren: number | null;
  name: string;
  closedAt: Date | null;
  erasedAt: Date | null;
  account: FamilyAccount;
}> => {
  const user = await lockUser(tx, familyId);
  if (!user) throw new Error(`family ${familyId} has no account`);
  return {
    maxChildren: user.maxChildren,
    name: fullName(user.firstName, user.lastName),
    closedAt: user.closedAt,
    erasedAt: user.erasedAt,
    account: presentAccount(user),
  };
};

/** Sets how many children staff allow a family. */
export const allowChildren = async (
  tx: Tx,
  familyId: number,
  maxChildren: number,
): Promise<FamilyAccount> => {
  const user = await updateUser(tx, familyId, { maxChildren });
  if (!user) throw new Error(`family ${familyId} has no account`);
  return presentAccount(user);
};
