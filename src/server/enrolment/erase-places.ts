import { isAnyOf } from '../platform/db/any-of.ts';
import type { Tx } from '../platform/db/database.ts';
import { enrolments } from './tables.ts';

/** Where these children's study kits went is forgotten; years, bills and their money stay. */
export const eraseDeliveries = async (tx: Tx, childIds: readonly number[]): Promise<void> => {
  await tx
    .update(enrolments)
    .set({ deliveryProvince: null, deliveryCity: null })
    .where(isAnyOf(enrolments.childId, childIds));
};
