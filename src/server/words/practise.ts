import type { LessonWord, WordQuestion } from '../../contract/word-objects.ts';
import type { WordAnswer } from '../../contract/words.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { type CalendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import {
  dueOn,
  isShaky,
  knownAndShaky,
  lastPractised,
  nextPracticeDay,
} from '../../domain/words/progress.ts';
import { MOST_PRACTISED, askableAmong, questionsAbout } from '../../domain/words/questions.ts';
import { findKnownChild } from '../families/known-children.ts';
import type { WordsContext } from './context.ts';
import { learn } from './learn.ts';
import { presentQuestion, presentWord } from './present-word.ts';
import { type MetWord, holdWords, metWords } from './word-store.ts';

type Context = Pick<WordsContext, 'database' | 'clock'>;

interface Standing {
  met: number;
  known: number;
  shaky: number;
  due: number;
  next_day: string | null;
  last_day: string | null;
}

interface Practice extends Standing {
  words: LessonWord[];
  questions: WordQuestion[];
  shaky_words: number[];
}

/** Of the words that can be asked (rule R367). */
const standing = (askable: readonly MetWord[], today: CalendarDate): Standing => ({
  met: askable.length,
  ...knownAndShaky(askable),
  due: dueOn(askable, today).length,
  next_day: nextPracticeDay(askable, today),
  last_day: lastPractised(askable),
});

/** The words that wait for a child today, and what it is asked of them (rules R332, R333). */
export const showPractice = async (
  { database: { db }, clock }: Context,
  familyId: OwnFamilyId,
  childId: number,
): Promise<Practice | Refused<'not_found'>> => {
  if (!(await findKnownChild(db, familyId, childId))) return refuse('not_found');
  const today = dayInJakarta(clock.now());
  const met = askableAmong(await metWords(db, childId));
  const questions = questionsAbout(dueOn(met, today).slice(0, MOST_PRACTISED), met, `${childId} ${today}`);
  const shown = new Set(questions.flatMap(({ choices }) => choices));
  return {
    words: met.filter(({ wordId }) => shown.has(wordId)).map(presentWord),
    questions: questions.map(presentQuestion),
    ...standing(met, today),
    shaky_words: met.filter(isShaky).map(({ wordId }) => wordId),
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
    const met = await metWords(tx, childId);
    const answered = new Set(answers.map((one) => one.word_id));
    const wordIds = met.map(({ wordId }) => wordId).filter((wordId) => answered.has(wordId));
    const known = await holdWords(tx, { wordIds }, 'key share');
    const now = await learn(tx, { childId, answers, known, today });
    return standing(askableAmong(met.map((word) => ({ ...word, ...now.get(word.wordId) }))), today);
  });
