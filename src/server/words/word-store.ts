import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { WordProgress } from '../../domain/words/progress.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { courseWords, wordProgress } from './tables.ts';

export type WordRow = typeof courseWords.$inferSelect;

/** The words of a lesson in their order. */
export const wordsOf = (db: Database, courseId: number): Promise<WordRow[]> =>
  db
    .select()
    .from(courseWords)
    .where(eq(courseWords.courseId, courseId))
    .orderBy(asc(courseWords.place), asc(courseWords.wordId));

/**
 * Holds words until the transaction ends, in the order of their numbers: a removal takes what children know of them along, in an order
 * of its own, so it would deadlock with a child's practice that had not held the words before.
 * @param strength `update`: they may be removed; `key share`: they stay
 */
export const holdWords = async (
  tx: Tx,
  of: { courseId: number } | { wordIds: readonly number[] },
  strength: 'update' | 'key share',
): Promise<number[]> => {
  const { wordId, courseId } = courseWords;
  const rows = await tx
    .select({ wordId })
    .from(courseWords)
    .where('courseId' in of ? eq(courseId, of.courseId) : isAnyOf(wordId, of.wordIds))
    .orderBy(asc(wordId))
    .for(strength);
  return rows.map((row) => row.wordId);
};

export const findWord = (db: Database, wordId: number): Promise<WordRow | null> =>
  firstRow(db.select().from(courseWords).where(eq(courseWords.wordId, wordId)));

/** A word as it is to stand; one without `wordId` is new. */
export type WordToWrite = Omit<WordRow, 'wordId' | 'courseId' | 'place'> & { wordId?: number | undefined };

const asSent = {
  place: sql`excluded.place`,
  english: sql`excluded.english`,
  indonesian: sql`excluded.indonesian`,
  picture: sql`excluded.picture`,
  recording: sql`excluded.recording`,
};

/** Writes the words of a lesson anew: what stays keeps its number, and what children know of it; what is left out goes. */
export const replaceWords = async (
  tx: Tx,
  courseId: number,
  words: readonly WordToWrite[],
): Promise<void> => {
  const kept = words.flatMap(({ wordId }) => wordId ?? []);
  await tx
    .delete(courseWords)
    .where(
      and(
        eq(courseWords.courseId, courseId),
        kept.length > 0 ? notInArray(courseWords.wordId, kept) : undefined,
      ),
    );
  const stay = words.flatMap(({ wordId, ...word }, place) =>
    wordId === undefined ? [] : [{ ...word, wordId, courseId, place }],
  );
  // All of them are there: their numbers conflict, and so each is changed.
  if (stay.length > 0)
    await tx
      .insert(courseWords)
      .overridingSystemValue()
      .values(stay)
      .onConflictDoUpdate({ target: courseWords.wordId, set: asSent });
  const added = words.flatMap(({ wordId, ...word }, place) =>
    wordId === undefined ? [{ ...word, courseId, place }] : [],
  );
  if (added.length > 0) await tx.insert(courseWords).values(added);
};

/** A word that a child has met, and how well it knows it. */
export type MetWord = WordRow & WordProgress;

/** What a child has met, of any lesson: some hundreds of words at most, in the order of their lessons. */
export const metWords = async (db: Database, childId: number): Promise<MetWord[]> => {
  const rows = await db
    .select({ word: courseWords, progress: wordProgress })
    .from(wordProgress)
    .innerJoin(courseWords, eq(courseWords.wordId, wordProgress.wordId))
    .where(eq(wordProgress.childId, childId))
    .orderBy(asc(courseWords.courseId), asc(courseWords.place), asc(courseWords.wordId));
  return rows.map(({ word, progress }) => ({ ...word, ...toProgress(progress) }));
};

/** What a child knows of some words, held until the transaction ends. */
export const lockProgress = async (
  tx: Tx,
  childId: number,
  wordIds: readonly number[],
): Promise<ReadonlyMap<number, WordProgress>> => {
  const rows = await tx
    .select()
    .from(wordProgress)
    .where(and(eq(wordProgress.childId, childId), isAnyOf(wordProgress.wordId, wordIds)))
    .orderBy(asc(wordProgress.wordId))
    .for('update');
  return new Map(rows.map((row) => [row.wordId, toProgress(row)]));
};

export const saveProgress = async (tx: Tx, childId: number, all: readonly WordProgress[]): Promise<void> => {
  if (all.length === 0) return;
  await tx
    .insert(wordProgress)
    .values(all.map((one) => ({ childId, ...one })))
    .onConflictDoUpdate({
      target: [wordProgress.childId, wordProgress.wordId],
      set: { step: sql`excluded.step`, seenOn: sql`excluded.seen_on`, nextDay: sql`excluded.next_day` },
    });
};

const toProgress = ({ wordId, step, seenOn, nextDay }: typeof wordProgress.$inferSelect): WordProgress => ({
  wordId,
  step,
  seenOn: calendarDate(seenOn),
  nextDay: calendarDate(nextDay),
});
