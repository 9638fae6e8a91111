import { lt, or } from 'drizzle-orm';
import { keptSince } from '../../domain/accounts/retention.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { letters } from './tables.ts';

/** Deletes mails that were sent or given up long ago: whom the school wrote to is nobody's business for ever. */
export const sweepLetters = async ({ database }: { database: OpenDatabase }, now: Date): Promise<void> => {
  const since = keptSince('letters', now);
  await database.transaction((tx) =>
    tx.delete(letters).where(or(lt(letters.sentAt, since), lt(letters.failedAt, since))),
  );
};
