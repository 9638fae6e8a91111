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
  /** what becomes of the others of `known` that were never met; not given: nothing */
  meet?: (wordId: number, today: CalendarDate) => WordProgress;
}

/** Keeps what a child's answers say of the words it was asked; of two for one word the first counts (rule R331). */
export const learn = async (tx: Tx, { childId, answers, known, today, meet }: Learning): Promise<void> => {
  const before = await lockProgress(tx, childId, known);
  const changed = known.flatMap((wordId): WordProgress[] => {
    const was = before.get(wordId) ?? null;
    const answer = answers.find((one) => one.word_id === wordId);
    if (answer) {
      const now = afterAnswer(was, { wordId, right: answer.right }, today);
      return now === was ? [] : [now];
    }
    return was || !meet ? [] : [meet(wordId, today)];
  });
  await saveProgress(tx, childId, changed);
};
