import { expect, test } from 'vitest';
import { LETTERS, largestLetters } from './label-letters.ts';

test('the letters of a label are as large as its address allows, never smaller than 7 points (R161)', () => {
  for (const [place, letters] of LETTERS.entries())
    expect(largestLetters((tried) => LETTERS.indexOf(tried) >= place)).toBe(letters);
  expect(largestLetters(() => false)).toBeNull();
});
