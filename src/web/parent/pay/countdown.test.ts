import { expect, test } from 'vitest';
import { clockText, momentOf } from './countdown.ts';

test.each([
  [15 * 60_000, '15:00'],
  [14 * 60_000 + 4_001, '14:05'],
  [61_000, '01:01'],
  [1, '00:01'],
  [0, '00:00'],
  [-5_000, '00:00'],
  [3_729_000, '1:02:09'],
  [86_400_000, '24:00:00'],
])('%i milliseconds are shown as %s', (left, text) => {
  expect(clockText(left)).toBe(text);
});

test('little is left from two minutes on, and it is over at nothing', () => {
  expect([120_001, 120_000, 1, 0, -1].map(momentOf)).toEqual(['plenty', 'almost', 'almost', 'over', 'over']);
});
