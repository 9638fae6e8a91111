import { expect, test } from 'vitest';
import type { DeskWords } from '../../../contract/word-objects.ts';
import { bodyOf, entryOf, fieldAt, filledPlaces, named, swapped, without } from './words-entry.ts';

const word = (word_id: number, english: string, indonesian: string) => ({
  word_id,
  english,
  indonesian,
  picture: english,
  recording: null,
  picture_url: null,
  recording_url: null,
});
const stored: DeskWords = {
  version: 3,
  words: [word(7, 'cat', 'kucing'), word(8, 'cow', 'sapi'), word(9, 'ant', 'semut')],
};
const english = (entry: ReturnType<typeof entryOf>) => bodyOf(entry).words.map((one) => one.english);

test('what was saved is sent as it was saved, each word by its number', () => {
  expect(bodyOf(entryOf(stored)).words[1]).toEqual({
    word_id: 8,
    english: 'cow',
    indonesian: 'sapi',
    picture: 'cow',
    recording: null,
  });
});

test('a word that trades its place keeps its number, and one that is removed leaves no gap', () => {
  const moved = swapped(entryOf(stored), 0, 2);
  expect(bodyOf(moved).words.map(({ word_id: id }) => id)).toEqual([9, 8, 7]);
  expect(english(without(moved, 1))).toEqual(['ant', 'cat']);
});

test('an added word has no number, a place where nothing was written is left out, and messages find their field', () => {
  const added = { ...entryOf(stored), [named(4, 'english')]: 'bird' };
  expect(filledPlaces(added)).toEqual([0, 1, 2, 4]);
  expect(bodyOf(added).words[3]).toEqual({
    english: 'bird',
    indonesian: '',
    picture: null,
    recording: null,
  });
  expect(fieldAt(added, 'words.3.indonesian')).toBe('w4-indonesian');
  expect(fieldAt(added, 'words.1.word_id')).toBe('w1-english');
  expect(fieldAt(added, 'version')).toBe('version');
});
