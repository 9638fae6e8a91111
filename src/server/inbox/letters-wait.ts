import { and, gte, isNotNull } from 'drizzle-orm';
import type { OpenDatabase } from '../platform/db/database.ts';
import { letters } from './tables.ts';

/** Greylisting passes after two tries; a letter that was tried more often waits for somebody. */
const MANY_TRIES = 3;

/** Whether letters wait for a mail server that does not take them. */
export const lettersWait = async ({ db }: Pick<OpenDatabase, 'db'>): Promise<boolean> =>
  (
    await db
      .select({ letterId: letters.letterId })
      .from(letters)
      .where(and(isNotNull(letters.nextTryAt), gte(letters.tries, MANY_TRIES)))
      .limit(1)
  ).length > 0;
