import type { ClassScope } from '../live-classes/class-scope.ts';
import type { Counted } from '../platform/db/counted.ts';
import type { Database } from '../platform/db/database.ts';
import { countSlotsWithoutResult } from './oral-store.ts';

/** The oral tests that are over and have no result, as the list of them shows them (rule R237). */
export const countWithoutResult = (db: Database, scope: ClassScope, now: Date): Counted => ({
  count: countSlotsWithoutResult(db, scope, now),
});
