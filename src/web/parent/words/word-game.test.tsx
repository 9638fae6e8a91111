import { expect, test } from 'vitest';
import { shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import { voiceOf } from './speak.ts';
import { WordGame } from './word-game.tsx';

const word = (word_id: number, english: string, indonesian: string) => ({
  word_id,
  english,
  indonesian,
  picture_url: `/words/${english}.svg`,
  recording_url: null,
});
const words = [word(1, 'cow', 'sapi'), word(2, 'goat', 'kambing'), word(3, 'duck', 'bebek')];
const asked = (kind: 'hear' | 'read' | 'name' | 'mean') =>
  shownToParents(
    <WordGame words={words} questions={[{ word_id: 1, kind, choices: [3, 1, 2] }]} onDone={() => {}} />,
    { language: 'id' },
  );

test('without a voice a word that would be heard is read, and no picture gives its name away', () => {
  expect(asked('hear')).toBe('Baca. Gambar yang mana? cow');
  expect(asked('read')).toBe('Baca. Gambar yang mana? cow');
});

test('a picture is named, and a meaning found, among English words', () => {
  expect(asked('name')).toBe('Apa ini? duck cow goat');
  expect(asked('mean')).toBe('Apa bahasa Inggrisnya? sapi duck cow goat');
});

test('a device speaks with a voice of its own before one of the network, and Indonesian under its old name', () => {
  const voices = [
    { lang: 'en-US', localService: false },
    { lang: 'en_GB', localService: true },
    { lang: 'in_ID', localService: true },
  ];
  expect(voiceOf(voices, 'en')?.lang).toBe('en_GB');
  expect(voiceOf(voices, 'id')?.lang).toBe('in_ID');
  expect(voiceOf(voices.slice(0, 2), 'id')).toBeUndefined();
});
