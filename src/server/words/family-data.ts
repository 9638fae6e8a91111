import { asc, eq } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { courseWords, wordProgress } from './tables.ts';

/** Which words these children have met, and how well they know them. */
export const heldWords = (db: Database, childIds: readonly number[]) =>
  db
    .select({
      childId: wordProgress.childId,
      english: courseWords.english,
      indonesian: courseWords.indonesian,
      step: wordProgress.step,
      seenOn: wordProgress.seenOn,
      nextDay: wordProgress.nextDay,
    })
    .from(wordProgress)
    .innerJoin(courseWords, eq(courseWords.wordId, wordProgress.wordId))
    .where(isAnyOf(wordProgress.childId, childIds))
    .orderBy(asc(wordProgress.childId), asc(wordProgress.wordId));

/** Nothing is left of what these children know. */
export const eraseWords = async (tx: Tx, childIds: readonly number[]): Promise<void> => {
  await tx.delete(wordProgress).where(isAnyOf(wordProgress.childId, childIds));
};
