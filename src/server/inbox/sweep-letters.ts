import { lt, or } from 'drizzle-orm';
import { retainedSince } from '../../domain/accounts/retention.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { letters } from './tables.ts';

/** Deletes mails that were sent or given up longer ago than they are kept: they are personal data (rule R11). */
export const sweepLetters = async ({ database }: { database: OpenDatabase }, now: Date): Promise<void> => {
  const since = retainedSince('letters', now);
  await database.transaction((tx) =>
    tx.delete(letters).where(or(lt(letters.sentAt, since), lt(letters.failedAt, since))),
  );
};
