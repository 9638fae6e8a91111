import { expect, test } from 'vitest';
import { placesOfWords } from './word-places.ts';

test('a sentence that was made before stands there again, word by word', () => {
  expect(placesOfWords(['black', 'my', 'is', 'cat'], 'my cat is black')).toEqual([1, 3, 2, 0]);
  expect(placesOfWords(['the', 'saw', 'The', 'cat', 'the dog'], 'The cat saw the the dog')).toEqual([
    2, 3, 1, 0, 4,
  ]);
});

test('a word that stands there twice takes both of its places', () => {
  expect(placesOfWords(['is', 'she', 'is'], 'is she is')).toEqual([0, 1, 2]);
});

test('what is no sentence of these words is none', () => {
  for (const odd of [null, '', 'my cat', 'my cat is black now', 'xyz'])
    expect(placesOfWords(['black', 'my', 'is', 'cat'], odd)).toEqual([]);
});
