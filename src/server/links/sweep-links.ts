import { retainedSince } from '../../domain/accounts/retention.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { deleteEndedLinks } from './payment-link-store.ts';

/** So that no family waits for a long statement. */
const BATCH = 500;

/** Clears up links through which nothing was opened (rule R135). */
export const sweepLinks = async ({ db }: OpenDatabase, now: Date): Promise<void> => {
  const before = retainedSince('paymentLinks', now);
  while ((await deleteEndedLinks(db, before, BATCH)) === BATCH);
};
