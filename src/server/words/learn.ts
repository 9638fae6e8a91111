import type { WordAnswer } from '../../contract/words.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import { type WordProgress, afterAnswer } from '../../domain/words/progress.ts';
import type { Tx } from '../platform/db/database.ts';
import { lockProgress, saveProgress } from './word-store.ts';

interface Learning {
  childId: number;
  answers: readonly WordAnswer[];
  /** the words that may have been asked; answers for others say nothing */
  known: readonly number[];
  today: CalendarDate;
  /** what becomes of the others of `known` that were never met; not given: they were all met, and staff have removed those that are gone */
  meet?: (wordId: number, today: CalendarDate) => WordProgress;
}

/**
 * Keeps what a child's answers say of the words it was asked; of two for one word the first counts (rule R331).
 * @returns what it knows of `known` now
 */
export const learn = async (
  tx: Tx,
  { childId, answers, known, today, meet }: Learning,
): Promise<ReadonlyMap<number, WordProgress>> => {
  const before = await lockProgress(tx, childId, known);
  const after = new Map(before);
  for (const wordId of known) {
    const was = before.get(wordId) ?? null;
    const answer = answers.find((one) => one.word_id === wordId);
    if (answer && (was || meet)) after.set(wordId, afterAnswer(was, { wordId, right: answer.right }, today));
    else if (!was && meet) after.set(wordId, meet(wordId, today));
  }
  const changed = [...after.values()].filter((one) => one !== before.get(one.wordId));
  await saveProgress(tx, childId, changed);
  return after;
};
