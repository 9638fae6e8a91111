import { expect, test } from 'vitest';
import { billOfTest } from './packages.ts';

test('tests 1, 2 and 3 belong to bills 1, 2 and 3 of 4 months each, to the one bill of 12, and to none of 2 months', () => {
  const billsOf = (term: 2 | 4 | 12) => ([3, 6, 9] as const).map((unit) => billOfTest(term, unit));
  expect(billsOf(4)).toEqual([1, 2, 3]);
  expect(billsOf(12)).toEqual([1, 1, 1]);
  expect(billsOf(2)).toEqual([null, null, null]);
});
