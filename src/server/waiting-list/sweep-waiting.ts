import { retainedSince } from '../../domain/accounts/retention.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { deleteOld } from './waiting-store.ts';

/** Takes those off the list who did not confirm, or have waited too long (rule R359). */
export const sweepWaiting = (database: OpenDatabase, now: Date): Promise<void> =>
  database.transaction((tx) =>
    deleteOld(tx, {
      unconfirmedBefore: retainedSince('waitingUnconfirmed', now),
      before: retainedSince('waiting', now),
    }),
  );
