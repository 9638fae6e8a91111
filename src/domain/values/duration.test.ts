import { expect, test } from 'vitest';
import { parseDuration } from './duration.ts';

test.each([
  ['P3DT1H', 262_800_000],
  ['P2W', 1_209_600_000],
  ['P1D', 86_400_000],
  ['PT1H30M', 5_400_000],
  ['PT90S', 90_000],
  ['P1W1DT1H1M1S', 694_861_000],
  ['PT0S', 0],
])('%s is %i milliseconds', (text, expected) => {
  expect(parseDuration(text)).toBe(expected);
});

test.each([
  ['P1Y', 'a year has no fixed length'],
  ['P1M', 'a month has no fixed length'],
  ['PT1.5H', 'a fraction'],
  ['-P1D', 'a sign'],
  ['P-1D', 'a negative number'],
  ['P', 'empty'],
  ['PT', 'empty'],
  ['P1DT', 'empty time'],
  ['PT1M1H', 'wrong order'],
  ['P1H', 'hours without T'],
  ['1D', 'no P'],
  ['P1D ', 'a space'],
  ['P1D\n', 'a line break'],
  ['p1d', 'lower case'],
  ['', 'nothing'],
  ['P1234567890D', 'ten digits'],
])('%j is refused: %s', (text) => {
  expect(parseDuration(text)).toBeNull();
});
