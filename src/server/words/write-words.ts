import type { DeskWords } from '../../contract/word-objects.ts';
import { type Refused, isRefused, refuse, refuseAsChanged, refuseFields } from '../../contract/refusals.ts';
import { isDrawn } from '../../domain/words/lesson-words.ts';
import { askableAmong } from '../../domain/words/questions.ts';
import { holdForWords, noteWords, versionOfCourse } from '../courses/change-words.ts';
import { firstUnknown, freeUploads, keepUploads } from '../placement/claim-media.ts';
import type { Media } from '../placement/item-bank.ts';
import type { Database } from '../platform/db/database.ts';
import type { WordsContext } from './context.ts';
import { presentDeskWord } from './present-word.ts';
import { type WordRow, type WordToWrite, holdWords, replaceWords, wordsOf } from './word-store.ts';

/** The words of a course master. */
export const showWords = async (
  db: Database,
  courseId: number,
): Promise<DeskWords | Refused<'not_found'>> => {
  const version = await versionOfCourse(db, courseId);
  return version === null
    ? refuse('not_found')
    : { words: (await wordsOf(db, courseId)).map(presentDeskWord), version };
};

interface Change {
  by: number | null;
  courseId: number;
  version: number | undefined;
  words: readonly WordToWrite[];
}

/** Writes the words of a course master anew (rules R330, R369, R370); a save that changes nothing leaves its version as it is. */
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
    const asRow = ({ wordId, english, indonesian, picture, recording }: WordToWrite) =>
      JSON.stringify([wordId, english, indonesian, picture, recording]);
    if (before.map(asRow).join() === words.map(asRow).join())
      return { words: before.map(presentDeskWord), version: course.version };
    if (!course.hasVideo && words.length > 0) return refuseFields({ video: 'required' });
    const free = new Set(before.map(({ wordId }) => wordId));
    // Of another lesson, or named twice: each is taken out of the set once.
    const stranger = words.findIndex(({ wordId }) => wordId !== undefined && !free.delete(wordId));
    if (stranger >= 0) return refuseFields({ [`words.${stranger}.word_id`]: 'invalid' });
    const [had, has] = [uploadsIn(before), uploadsIn(words)];
    const added = has.filter(({ name }) => had.every((one) => one.name !== name));
    const unknown = await firstUnknown(tx, added, { isFresh: true });
    if (unknown) return refuseFields({ [fieldOf(unknown, words)]: 'media_gone' });
    await holdWords(tx, { courseId }, 'update');
    await replaceWords(tx, courseId, words);
    await keepUploads(tx, added);
    await freeUploads(
      tx,
      had.filter(({ name }) => has.every((one) => one.name !== name)),
    );
    const stored = await wordsOf(tx, courseId);
    const changed = await noteWords(tx, course, {
      by,
      at: clock.now(),
      askable: askableAmong(stored).length,
      before: before.map(inShort),
      after: words.map(inShort),
    });
    return { words: stored.map(presentDeskWord), version: changed.version };
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
