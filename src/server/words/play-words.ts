import type { LessonWord, WordQuestion } from '../../contract/word-objects.ts';
import type { WordAnswer } from '../../contract/words.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { justMet } from '../../domain/words/progress.ts';
import { questionsAfterVideo } from '../../domain/words/questions.ts';
import { findLessonToPlay, markPlayed } from '../courses/played-lessons.ts';
import type { WordsContext } from './context.ts';
import { learn } from './learn.ts';
import { presentQuestion, presentWord } from './present-word.ts';
import { wordsOf } from './word-store.ts';

type Context = Pick<WordsContext, 'database' | 'clock'>;
type PlayRefused = Refused<'not_found' | 'lesson_closed'>;
interface Asked {
  childId: number;
  courseId: number;
}

interface Play {
  words: LessonWord[];
  questions: WordQuestion[];
  played_at: string | null;
}

/** What a child is asked after the video of a lesson: other questions on another day (rules R333, R334). */
export const showPlay = async (
  { database: { db }, clock }: Context,
  familyId: OwnFamilyId,
  asked: Asked,
): Promise<Play | PlayRefused> => {
  const lesson = await findLessonToPlay({ db, clock }, familyId, asked);
  if (lesson === null) return refuse('not_found');
  if (lesson === 'closed') return refuse('lesson_closed');
  const words = await wordsOf(db, asked.courseId);
  const seed = `${asked.childId} ${asked.courseId} ${dayInJakarta(clock.now())}`;
  return {
    words: words.map(presentWord),
    questions: questionsAfterVideo(words, seed).map(presentQuestion),
    played_at: lesson.playedAt?.toISOString() ?? null,
  };
};

/** A child has played the words of a lesson that it watched: the second star, and all of its words are met (rules R331, R334). */
export const play = async (
  { database, clock }: Context,
  familyId: OwnFamilyId,
  { answers, ...asked }: Asked & { answers: readonly WordAnswer[] },
): Promise<{ played_at: string } | PlayRefused> => {
  const lesson = await findLessonToPlay({ db: database.db, clock }, familyId, asked);
  if (lesson === null) return refuse('not_found');
  const now = clock.now();
  return database.transaction(async (tx) => {
    if (lesson === 'closed' || lesson.master.words === 0) return refuse('lesson_closed');
    const { childId, academicYearId } = lesson;
    const playedAt = await markPlayed(tx, { childId, academicYearId, courseId: asked.courseId }, now);
    if (playedAt === null) return refuse('lesson_closed');
    const known = (await wordsOf(tx, asked.courseId)).map(({ wordId }) => wordId);
    await learn(tx, { childId, answers, known, today: dayInJakarta(now), meet: justMet });
    return { played_at: playedAt.toISOString() };
  });
};
