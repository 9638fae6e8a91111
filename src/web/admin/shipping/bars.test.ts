import { expect, test } from 'vitest';
import { barsOf, unitsOf } from './bars.ts';

test('neighbouring units make one bar', () => {
  expect(barsOf('1101001')).toEqual({
    bars: [
      { x: 0, wide: 2 },
      { x: 3, wide: 1 },
      { x: 6, wide: 1 },
    ],
    width: 7,
  });
});

test('a number in Code 128 begins, is checked and ends as the standard says', () => {
  // Start C, 12, 34, the check digit 105 + 12 + 2 × 34 = 185, less 103 is 82, and the end, eleven units each and two more.
  expect(unitsOf('1234')).toBe('110100111001011001110010001011000100100111101100011101011');
});
