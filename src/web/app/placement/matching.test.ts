import { expect, test } from 'vitest';
import { matched, nextWord } from './matching.ts';

test('a meaning that another word has moves to the word that is chosen', () => {
  expect(matched(['a', 'b', null, null], 2, 'a')).toEqual([
    { place: 1, text: '' },
    { place: 3, text: 'a' },
  ]);
  expect(matched(['a', null, null, null], 1, 'b')).toEqual([{ place: 2, text: 'b' }]);
});

test('the same meaning once more is taken back, and the word stays chosen', () => {
  const given = matched(['a', 'b', 'c', null], 1, 'b');
  expect(given).toEqual([{ place: 2, text: '' }]);
  expect(nextWord(['a', 'b', 'c', null], 1, given)).toBe(1);
});

test('after a meaning the first word without one comes, also one that has just lost its own', () => {
  expect(nextWord([null, null, null, null], 1, [{ place: 2, text: 'a' }])).toBe(0);
  expect(nextWord(['a', 'b', 'c', 'd'], 2, matched(['a', 'b', 'c', 'd'], 2, 'a'))).toBe(0);
  expect(nextWord(['a', 'b', 'c', null], 3, [{ place: 4, text: 'd' }])).toBe(3);
});
