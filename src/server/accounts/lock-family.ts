import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import type { Tx } from '../platform/db/database.ts';
import { lockUser } from './user-store.ts';

/** Until the transaction ends nobody else changes this family: whoever counts its members waits here for its turn. */
export const lockFamily = async (tx: Tx, familyId: OwnFamilyId): Promise<void> => {
  await lockUser(tx, familyId);
};
