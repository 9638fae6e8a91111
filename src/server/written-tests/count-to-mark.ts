import type { ClassScope } from '../live-classes/class-scope.ts';
import type { Counted } from '../platform/db/counted.ts';
import type { Database } from '../platform/db/database.ts';
import { countTests } from './written-test-store.ts';

/** The written tests that wait for marking, as the list of them shows them (rule R237). */
export const countToMark = (db: Database, scope: ClassScope, now: Date): Counted => ({
  count: countTests(db, scope, { q: '', state: 'to_mark', now }),
});
