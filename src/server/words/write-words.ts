import type { DeskWords } from '../../contract/word-objects.ts';
import { type Refused, isRefused, refuse, refuseAsChanged, refuseFields } from '../../contract/refusals.ts';
import { isDrawn } from '../../domain/words/lesson-words.ts';
import { findCourse, holdForWords, noteWords } from '../courses/change-words.ts';
import { firstUnknown, keepUploads } from '../placement/claim-media.ts';
import type { Media } from '../placement/item-bank.ts';
import type { Database } from '../platform/db/database.ts';
import type { WordsContext } from './context.ts';
import { presentDeskWord } from './present-word.ts';
import { type WordRow, type WordToWrite, replaceWords, wordsOf } from './word-store.ts';

/** The words of a course master. */
export const showWords = async (
  db: Database,
  courseId: number,
): Promise<DeskWords | Refused<'not_found'>> => {
  const course = await findCourse(db, courseId);
  if (!course) return refuse('not_found');
  return { words: (await wordsOf(db, courseId)).map(presentDeskWord), version: course.version };
};

interface Change {
  by: number | null;
  courseId: number;
  version: number | undefined;
  words: readonly WordToWrite[];
}

/** Writes the words of a course master anew (rule R330). */
export const writeWords = (
  { database, clock }: Pick<WordsContext, 'database' | 'clock'>,
  { by, courseId, version, words }: Change,
): Promise<DeskWords | Refused<'not_found' | 'changed_meanwhile' | 'invalid_input'>> =>
  database.transaction(async (tx) => {
    const course = await holdForWords(tx, { courseId, version });
    const before = await wordsOf(tx, courseId);
    if (isRefused(course)) {
      if (!course.present?.course) return course;
      const { version: stored } = course.present.course;
      return refuseAsChanged({ course_words: { words: before.map(presentDeskWord), version: stored } });
    }
    const free = new Set(before.map(({ wordId }) => wordId));
    // Of another lesson, or named twice: each is taken out of the set once.
    const stranger = words.findIndex(({ wordId }) => wordId !== undefined && !free.delete(wordId));
    if (stranger >= 0) return refuseFields({ [`words.${stranger}.word_id`]: 'invalid' });
    const added = uploadsIn(words).filter(({ name }) => !uploadsIn(before).some((one) => one.name === name));
    const unknown = await firstUnknown(tx, added);
    if (unknown) return refuseFields({ [fieldOf(unknown, words)]: 'media_gone' });
    await replaceWords(tx, courseId, words);
    await keepUploads(tx, added);
    const changed = await noteWords(tx, course, {
      by,
      at: clock.now(),
      before: before.map(inShort),
      after: words.map(inShort),
    });
    return { words: (await wordsOf(tx, courseId)).map(presentDeskWord), version: changed.version };
  });

const inShort = ({ english, indonesian }: Pick<WordRow, 'english' | 'indonesian'>) =>
  `${english} = ${indonesian}`;

const uploadsIn = (words: readonly Pick<WordRow, 'picture' | 'recording'>[]): Media[] =>
  words.flatMap(({ picture, recording }): Media[] => [
    ...(picture === null || isDrawn(picture) ? [] : [{ kind: 'picture' as const, name: picture }]),
    ...(recording === null ? [] : [{ kind: 'recording' as const, name: recording }]),
  ]);

const fieldOf = ({ kind, name }: Media, words: readonly WordToWrite[]): string =>
  `words.${words.findIndex((word) => word[kind] === name)}.${kind}`;
