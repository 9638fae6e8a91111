import { retainedSince } from '../../domain/accounts/retention.ts';
import { sweepReplaced } from '../enrolment/sweep-replaced.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { clearEndedCharges, mayNotBePaid } from './ended-charge-store.ts';

/** So that no family waits for a long statement. */
const BATCH = 500;

/**
 * Clears up after what nobody paid (rule R135): choices that families replaced, and what was exchanged with the
 * gateway about charges that ended, which holds names and addresses. The payments themselves stay, with each word that was heard of
 * them.
 */
export const sweepUnpaid = async (database: OpenDatabase, now: Date): Promise<void> => {
  const before = retainedSince('unpaidCharges', now);
  await sweepReplaced(database, before, mayNotBePaid);
  while ((await clearEndedCharges(database.db, before, BATCH)) === BATCH);
};
