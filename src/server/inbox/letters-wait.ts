import { and, count, gt, gte, isNotNull, lte, min, or } from 'drizzle-orm';
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

/** How many letters should have gone by now, those that were tried in vain included, and since when the oldest is there. */
export const dueLetters = async (
  { db }: Pick<OpenDatabase, 'db'>,
  now: Date,
): Promise<{ waiting: number; oldest: Date | null }> => {
  const [found] = await db
    .select({ waiting: count(), oldest: min(letters.createdAt) })
    .from(letters)
    .where(and(isNotNull(letters.nextTryAt), or(gt(letters.tries, 0), lte(letters.nextTryAt, now))));
  return found ?? { waiting: 0, oldest: null };
};
