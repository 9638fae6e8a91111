import type { LessonWord, WordQuestion } from '../../contract/word-objects.ts';
import type { WordAnswer } from '../../contract/words.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { type CalendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { dueOn, nextPracticeDay } from '../../domain/words/progress.ts';
import { MOST_PRACTISED, questionsAbout } from '../../domain/words/questions.ts';
import { findKnownChild } from '../families/known-children.ts';
import type { WordsContext } from './context.ts';
import { learn } from './learn.ts';
import { askedWord, presentQuestion, presentWord } from './present-word.ts';
import { type MetWord, metWords } from './word-store.ts';

type Context = Pick<WordsContext, 'database' | 'clock'>;

interface Standing {
  met: number;
  due: number;
  next_day: string | null;
}

const standing = (met: readonly MetWord[], today: CalendarDate): Standing => ({
  met: met.length,
  due: dueOn(met, today).length,
  next_day: nextPracticeDay(met, today),
});

/** The words that wait for a child today, and what it is asked of them (rules R332, R333). */
export const showPractice = async (
  { database: { db }, clock }: Context,
  familyId: OwnFamilyId,
  childId: number,
): Promise<(Standing & { words: LessonWord[]; questions: WordQuestion[] }) | Refused<'not_found'>> => {
  if (!(await findKnownChild(db, familyId, childId))) return refuse('not_found');
  const today = dayInJakarta(clock.now());
  const met = await metWords(db, childId);
  const byId = new Map(met.map(({ word }) => [word.wordId, word]));
  const asked = dueOn(met, today)
    .slice(0, MOST_PRACTISED)
    .flatMap(({ wordId }) => byId.get(wordId) ?? []);
  const pool = met.map(({ word }) => askedWord(word));
  const questions = questionsAbout(asked.map(askedWord), pool, `${childId} ${today}`);
  const shown = new Set(questions.flatMap(({ choices }) => choices));
  return {
    words: met.filter(({ wordId }) => shown.has(wordId)).map(({ word }) => presentWord(word)),
    questions: questions.map(presentQuestion),
    ...standing(met, today),
  };
};

/** A child has practised: what it answered of words that it had met counts, an answer a word and day (rule R331). */
export const practise = (
  { database, clock }: Context,
  familyId: OwnFamilyId,
  { childId, answers }: { childId: number; answers: readonly WordAnswer[] },
): Promise<Standing | Refused<'not_found'>> =>
  database.transaction(async (tx) => {
    if (!(await findKnownChild(tx, familyId, childId))) return refuse('not_found');
    const today = dayInJakarta(clock.now());
    const met = new Set((await metWords(tx, childId)).map(({ wordId }) => wordId));
    const known = [...new Set(answers.map((one) => one.word_id))].filter((wordId) => met.has(wordId));
    await learn(tx, { childId, answers, known, today });
    return standing(await metWords(tx, childId), today);
  });
