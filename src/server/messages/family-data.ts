import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { registrationTold } from './tables.ts';

/** Of which batches' registration the family of these children was told. */
export const heldCalls = (db: Database, childIds: readonly number[]) =>
  db.select().from(registrationTold).where(isAnyOf(registrationTold.childId, childIds));
