import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import type { Tx } from '../platform/db/database.ts';
import { lockUser } from './user-store.ts';

/** Locks the family's account row until the transaction ends, so that its children are counted and added by one at a time. */
export const lockFamily = async (tx: Tx, familyId: OwnFamilyId): Promise<void> => {
  await lockUser(tx, familyId);
};
