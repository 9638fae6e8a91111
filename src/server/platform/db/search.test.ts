import { expect, test } from 'vitest';
import { patternOf } from './search.ts';

test('a word is found anywhere, with the signs of patterns read as they are', () => {
  expect(patternOf('hand')).toBe('%hand%');
  expect(patternOf('50%')).toBe(String.raw`%50\%%`);
  expect(patternOf('a_b')).toBe(String.raw`%a\_b%`);
  expect(patternOf('back\\slash')).toBe(String.raw`%back\\slash%`);
});

test('a number of one or two digits is not found inside another number', () => {
  expect(patternOf('3')).toBe('% 3 %');
  expect(patternOf('12')).toBe('% 12 %');
  expect(patternOf('081')).toBe('%081%');
});
